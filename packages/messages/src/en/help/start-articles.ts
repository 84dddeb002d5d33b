/** Help on brands and briefs. A line that starts with a number is a step; `words` are other words that people use. */
export const startArticles = {
  begin: {
    question: 'How do I start?',
    words: 'get started begin first steps new here onboarding setup',
    answer:
      'Enter your website’s address, or describe your brand in a few sentences. {{product}} turns it into a brief. Every ad starts from that brief.',
  },
  scanWebsite: {
    question: 'How do I scan my website?',
    words: 'read import crawl analyze site URL address link',
    answer: `We read your pages and write a brief from them. You see where each line came from.
1. Open Add a brand.
2. Enter your website’s address and press Scan my website.
3. Edit anything you like, even while we’re still reading.
4. Press Looks good, continue.
We only read pages that your site lets us read. We never invent reviews, prices or numbers.`,
  },
  noWebsite: {
    question: 'How do I start without a website?',
    words: 'no site without describe social media only offline business',
    answer: `Describe your brand in your own words, and we write the brief from that.
1. Open Add a brand.
2. Press No website? Describe your brand.
3. Say what you do, where, and who it’s for. Names, places and prices help most.
4. Press Write my brief.`,
  },
  brandBrief: {
    question: 'How do I change my brand brief?',
    words: 'edit update profile about company tone voice audience wrong facts',
    answer: `Your brief says what your brand is and who it’s for. New ads use what it says.
1. Open Briefs.
2. Press a line and change it. We save it right away.
3. To start over, press Rewrite from website.
Ads you’ve already created don’t change.`,
  },
  campaignBrief: {
    question: 'How do I write a brief for one offer?',
    words: 'promotion sale discount season event launch product',
    answer: `A campaign brief is for an offer, a season or an opening. You can use it for several ads.
1. Open Briefs.
2. Press New campaign brief.
3. Add a name and what it offers. We save it from then on.
When you no longer need it, archive it. You can restore it at any time.`,
  },
  briefHistory: {
    question: 'How do I restore an earlier version of my brief?',
    words: 'undo revert old previous mistake log',
    answer: `We save every change of a brief, with who made it and when.
1. Open Briefs.
2. Next to a field, press History.
3. Find the version you want and press Restore.`,
  },
  tour: {
    question: 'How do I learn the basics?',
    words: 'tutorial guide walkthrough learn training academy checklist onboarding',
    answer: `The guide points at the real buttons, one step at a time.
1. Open the guide at the bottom of the page. It says how many tasks you’ve done.
2. Choose a task. The first one takes two minutes.
3. Follow the steps. You can leave at any time and start again later.`,
  },
  find: {
    question: 'How do I find an ad, a brand or a page?',
    words: 'search shortcut keyboard command palette navigate quick',
    answer:
      'Press Ctrl and K, or ⌘ and K on a Mac. On a phone, press Search. Then type part of a name. You can also start actions there, such as creating an ad.',
  },
} as const
