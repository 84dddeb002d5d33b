/** Help on creating and editing ads. A line that starts with a number is a step; `words` are other words that people use. */
export const adsArticles = {
  newAd: {
    question: 'How do I create an ad?',
    words: 'make build generate draft write Facebook Instagram Google new',
    answer: `We draft the ad from your brief, and you change whatever you like.
1. Press Create ad.
2. Choose a platform: Google, Facebook or Instagram.
3. Answer the short questions, or continue with what we suggest.
4. Press Create ad. The button shows its price in AI tokens.
The ad starts as a draft. Nothing runs until you launch it.`,
  },
  facts: {
    question: 'Where does the text in my ads come from?',
    words: 'source invent wrong true hallucinate AI writer copy claims',
    answer:
      'It comes from your brief and your website. Your brief shows the page and the quote behind each fact. The editor tells you when an ad says something your brief doesn’t.',
  },
  adTexts: {
    question: 'How do I get better texts for an ad?',
    words: 'rewrite copy improve better AI regenerate variants ideas',
    answer: `Write them yourself for free, or get suggestions to choose from.
1. Open the ad in the editor.
2. Below a group of texts, press More headlines, More descriptions or More primary texts.
3. Choose the ones you like and press Use these.
We add them and don’t replace anything. A set of suggestions costs {{textTokens}} AI token.`,
  },
  targeting: {
    question: 'How do I choose who sees my ad?',
    words: 'audience location city country age gender interests reach people who',
    answer: `Set places, languages and, on Facebook and Instagram, age, gender and interests.
1. Open the ad in the editor.
2. Open Targeting.
3. Add the towns, regions, countries or ZIP codes you want. Google needs at least one place.
Housing, jobs, credit, politics and gambling are special ad categories. Meta requires an open audience for some of them.`,
  },
  keywords: {
    question: 'How do I choose keywords for a Google ad?',
    words: 'search terms negative match broad phrase exact Google',
    answer: `Keywords are what people search for when they should see your ad.
1. Open the ad in the editor and open Targeting.
2. Add keywords, or paste a list. You need {{leastKeywords}} to {{mostKeywords}}.
3. For ideas, press Suggest keywords.
4. Add negative keywords for searches you don’t want.`,
  },
  goal: {
    question: 'How do I count sales or sign-ups as results?',
    words: 'conversion tracking purchase lead revenue value ROAS thank you',
    answer: `By default, every visit counts. You can count visits to one page instead, such as your thank-you page.
1. Open the ad in the editor and open Goal.
2. Choose Reaching your goal page and enter its address.
3. Press Check this page. Our code must be on it.
Add what one result is worth, and reports estimate your revenue.`,
  },
  versions: {
    question: 'How do I restore an earlier version of an ad?',
    words: 'history publish revert old previous compare',
    answer: `We save a version each time you publish. The latest one is what we launch.
1. Open the ad in the editor.
2. Under History, press Show versions.
3. Preview or compare a version, then restore it.
It becomes your draft. Nobody sees a change until you publish it.`,
  },
  undo: {
    question: 'How do I undo a change?',
    words: 'redo revert back mistake accident ctrl z',
    answer:
      'Press Undo in the message that appears after a change. Or press Ctrl and Z, which is ⌘ and Z on a Mac. In the editor and the studio you can undo several steps, and redo them.',
  },
  copyAd: {
    question: 'How do I copy an ad?',
    words: 'duplicate clone reuse again other platform',
    answer: `A copy has the same texts, picture, targeting and budget. It starts as a draft without results.
1. Open the ad in the editor.
2. Open Duplicate and press Duplicate this ad.
In the list of ads, you can select several ads and duplicate them together.`,
  },
  sharePreview: {
    question: 'How do I show an ad to someone before it runs?',
    words: 'client approval feedback comment link colleague review',
    answer: `Share a preview. Anyone with the link sees the saved ad and can comment, without logging in.
1. Open the ad in the editor.
2. Below the preview, open Share preview.
3. Press Create link, then copy it. We can’t show it again.
A link works for {{linkDays}} days, or until you end it. Comments appear below the preview.`,
  },
  archiveAd: {
    question: 'How do I archive or delete an ad?',
    words: 'remove hide trash restore limit clean up',
    answer: `Archive an ad to make room for another. It keeps everything, and you can restore it.
1. Open Ads.
2. Select the ad and press Archive.
To see archived ads, choose Archived in the filters. You can delete an ad for good only if it never ran.`,
  },
  saved: {
    question: 'Do I have to save my work?',
    words: 'save autosave lose lost store',
    answer: 'No. We save each change right after you make it, and the editor tells you when.',
  },
  offline: {
    question: 'What happens when I’m offline?',
    words: 'internet connection sync WiFi conflict',
    answer:
      'Keep writing. Your changes stay on this device, and we sync them when you’re back online. If someone else changed the same text, you’ll see both and choose.',
  },
} as const
