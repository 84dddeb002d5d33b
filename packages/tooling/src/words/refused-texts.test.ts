import { expect, test } from 'vitest'
import { findInTexts } from './find-in-texts.ts'
import { allWords } from './refused-word-violations.ts'

function refusedIn(text: string): string[] {
  const { findings } = findInTexts([{ key: 'a', text, file: 'en/a.ts', line: 1 }], new Set(), allWords, [])
  return findings.map(({ word }) => word.refused)
}

// A row, a text it refuses, and the replacement or a text that only looks similar.
const cases: [refused: string, bad: string, good: string][] = [
  ['anew', 'Load anew', 'Reload'],
  ['whom', 'Whom it is for', 'Advertiser'],
  ['foretold', 'The end of a trial is foretold', 'Trial reminder'],
  ['to be had', 'Not to be had, skipped', 'Couldn’t open, skipped'],
  ['came to nothing', 'That came to nothing.', 'That didn’t work. Please try again.'],
  ['handed in', 'Your ad is handed in.', 'We’ve got your ad.'],
  ['put away', 'Ads that you put away', 'Archived ads'],
  ['take back', 'Take it back', 'Undo'],
  ['go on', 'Go on', 'Continue until your ads go on sale'],
  ['leads on', 'Leads on and on', 'Too many redirects'],
  ['one gets', 'What one gets', 'What you get'],
  ['the way of', 'In the way of a launch', 'Log in the way you always do'],
  ['let us', 'Let us make the first one.', 'Let’s make your first one. Let us know.'],
  ['e-mail', 'E-mail verification', 'Email verification'],
  ['colour', 'Layout colour', 'Layout color'],
  ['neighbour', 'A new neighbour', 'A new neighbor'],
  ['behaviour', 'Behaviour', 'Behavior'],
  ['favour', 'Your favourites', 'Your favorites'],
  ['flavour', 'Flavour', 'Flavor'],
  ['honour', 'Honour', 'Honor'],
  ['centre', 'Centre', 'Center'],
  ['grey', 'Grey', 'Gray'],
  ['organise', 'Optimised for clicks', 'Optimized for clicks'],
  ['cancelled', 'Cancelled', 'Canceled'],
  ['licence', 'Humour', 'Humor'],
  ['enquiry', 'Enquiries', 'Leads'],
  ['whilst', 'Whilst you wait', 'While you wait'],
  ['zip', 'Town or zip', 'City or ZIP code'],
  ['stands', 'Your ad stands here', 'Your ad stands out'],
  ['look whether', 'Look whether the page is published', 'Make sure the page is live'],
  ['look over', 'We look it over', 'We review it'],
  ['look into', 'Look into your inbox.', 'Check your inbox.'],
  ['wants a look', '2 to look at', '2 suggestions. Take a look.'],
  ['last look', 'Last look', 'Review'],
  ['what it brings', 'What should it bring?', 'What’s the goal?'],
  ['nothing is called that', 'Nothing is called that.', 'No results'],
  ['make an account', 'Make my account', 'Create account'],
  ['make an ad', 'Your ad is made.', 'Your ad is ready.'],
  ['any more', 'This link does work any more.', 'This link has expired. Need any more help?'],
  ['ways in', 'Ways in', 'Login methods'],
  ['sign in', 'Sign in', 'Log in. No signs in ad texts.'],
  ['is with us', 'Your answers are with us.', 'We’ve got your answers.'],
  ['does not hold', 'It doesn’t hold.', 'This invitation is no longer valid.'],
  ['bring back', 'Nobody can bring it back.', 'This can’t be undone.'],
  ['in its place', 'In its place.', 'Added'],
  ['speaks for', 'Speaks for', 'Advertiser'],
  ['mended', 'Use the mended text', 'Use the corrected text'],
  ['a must', 'Nothing here is a must.', 'All optional.'],
  ['for nothing', 'Have an expert check it, for nothing', 'Get a free expert review'],
  ['altogether', 'It is blocked altogether.', 'It is blocked completely.'],
  ['lower edge', 'At the lower edge', 'At the bottom'],
  ['nothing is taken', 'Nothing is taken.', 'You pay nothing. This name is taken.'],
  ['exchange', 'To exchange your plan', 'To switch plans. The exchange rate.'],
  ['look after', 'It is looked after', 'Pending payment check'],
  ['word for word', 'Word for word on Home', 'Quoted from Home'],
  ['fold', 'Fold', 'Show less'],
  ['not here yet', 'Not here yet.', 'Coming soon.'],
  ['meanwhile', 'It was stopped meanwhile.', 'It was stopped in the meantime.'],
  ['archaic', 'Whereupon it ends', 'Then it ends'],
  ['cannot', 'We cannot open this.', 'We can’t open this, whether or not you try.'],
  ['we will', 'We will delete it.', 'We’ll delete it.'],
  ['notice', 'Hide this notice', 'Hide this notification until further notice'],
  ['mail', 'By mail', 'By email. The mail server.'],
  ['snippet', 'Snippet for your website', 'Website code'],
  ['balloon', 'Your balloons', 'Your ads'],
]

test('the cases cover every row for texts', () => {
  const covered = new Set(cases.map(([refused]) => refused))
  expect(allWords.flatMap(({ refused, texts }) => (texts ? [refused] : []))).toEqual([...covered])
})

test.each(cases)('%s: %s', (refused, bad, good) => {
  expect(refusedIn(bad)).toEqual([refused])
  expect(refusedIn(good)).toEqual([])
})
