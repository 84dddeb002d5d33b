import type { LanguageWords } from '../language-words.ts'

/** What a tone adds to English ads. */
export const tones: LanguageWords['tones'] = {
  excitement: {
    want: {
      headlines: ['Here it is: {priced}', 'Ready when you are'],
      sentences: ['Here it comes: {list}.'],
    },
    say: { headlines: ['You will want to see this'], sentences: ['Go on, see for yourself.'] },
    act: { headlines: ['Off we go'], sentences: ['Ready when you are, so let us start.'] },
  },
  happiness: {
    want: {
      headlines: ['A small joy: {priced}', 'Something to smile about'],
      sentences: ['A small joy {for}.'],
    },
    say: { headlines: ['We like what we do'], sentences: ['We like what we do, and we hope it shows.'] },
    act: { headlines: ['Come in, you are welcome'], sentences: ['Come and see us, we would be glad.'] },
  },
  nostalgia: {
    want: {
      headlines: ['Like a memory: {priced}', 'Remember how that felt?'],
      sentences: ['Some things remind you of how good it can be.'],
    },
    say: { headlines: ['Some things stay good'], sentences: ['What was good is worth keeping.'] },
    act: { headlines: ['Come back to it'], sentences: ['Come back to what you liked.'] },
  },
  FOMO: {
    want: {
      headlines: ['Do not miss {priced}', 'Seen it yet?'],
      sentences: ['It would be a pity to miss it: {list}.'],
    },
    say: { headlines: ['Before it slips your mind'], sentences: ['Have a look before it slips your mind.'] },
    act: { headlines: ['Look now, not later'], sentences: ['Have a look now, before the day gets busy.'] },
  },
  humor: {
    want: {
      headlines: ['Yes, this is an ad: {priced}', 'Your sofa will not mind'],
      sentences: ['This ad cannot wink, so please imagine it.'],
    },
    say: {
      headlines: ['No drum roll, sorry'],
      sentences: ['We looked for a slogan and found only facts.'],
    },
    act: {
      headlines: ['Your thumb knows what to do'],
      sentences: ['You have read this far, so do drop by.'],
    },
  },
  empathy: {
    want: {
      headlines: ['We know it is not easy', 'In your own time'],
      sentences: ['It is all right to take your time.'],
    },
    say: { headlines: ['You are not alone in this'], sentences: ['Nobody has to work it out alone.'] },
    act: { headlines: ['Tell us how it is'], sentences: ['Tell us in your own words what you need.'] },
  },
  inspiration: {
    want: {
      headlines: ['What if it were simple?', 'An idea: {priced}'],
      sentences: ['Perhaps today is the day you begin.'],
    },
    say: { headlines: ['Ideas need careful hands'], sentences: ['A good idea deserves careful work.'] },
    act: { headlines: ['Make a start today'], sentences: ['Make a small start today.'] },
  },
  trust: {
    want: {
      headlines: ['You can ask us first', 'No rush to decide'],
      sentences: ['There is no rush to decide.'],
    },
    say: { headlines: ['We show our work'], sentences: ['Check every word, in your own time.'] },
    act: { headlines: ['Ask before you decide'], sentences: ['Ask us first, then decide.'] },
  },
  surprise: {
    want: {
      headlines: ['You did not expect {priced}?', 'Guess what is inside'],
      sentences: ['Did you expect this: {list}?'],
    },
    say: { headlines: ['Look twice'], sentences: ['You may want to read that twice.'] },
    act: { headlines: ['Open and be surprised'], sentences: ['Have a look and be surprised.'] },
  },
  serenity: {
    want: {
      headlines: ['All in good time', 'A calm moment: {priced}'],
      sentences: ['No hurry, all in good time.'],
    },
    say: { headlines: ['Calmly, step by step'], sentences: ['We work calmly, one step after the other.'] },
    act: { headlines: ['Take your time, look around'], sentences: ['Take your time and have a quiet look.'] },
  },
}
