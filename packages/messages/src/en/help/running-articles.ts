/** Help on launching and running ads, and on their reports. A line that starts with a number is a step; `words` are other words that people use. */
export const runningArticles = {
  launchAd: {
    question: 'How do I launch an ad?',
    words: 'publish start run go live activate begin campaign',
    answer: `You need a paid plan or a free trial, a verified email address and a connected website.
1. Open Ads, then open the ad.
2. Press Review and launch.
3. Fix what’s listed as left to do, and choose a budget.
4. Press Pay and launch.
We review the ad first, then its platform does. It starts by itself.`,
  },
  connectWebsite: {
    question: 'How do I connect my website?',
    words: 'install tag pixel tracking script HTML verify domain developer',
    answer: `Ads need one line of code on your site before they can go live.
1. Open Integrations.
2. Copy your code.
3. Paste it where we show you. We have steps for Shopify, Wix, WordPress, Squarespace and Webflow.
4. Press Check now.
If someone else manages your website, we can email them the code.`,
  },
  askOwner: {
    question: 'How do I ask the owner to launch my ad?',
    words: 'permission collaborator request approve launch rights',
    answer: `Only the brand’s owner can pay and launch. Collaborators can get everything ready.
1. Open the ad and press Review and launch.
2. Press Ask to launch, with the owner’s name on the button.
The owner gets a notification and an email.`,
  },
  waiting: {
    question: 'How long until my ad is live?',
    words: 'review pending approval how long time start delay when',
    answer:
      'Usually 4 to 72 hours. Our review takes 1 to 24 hours, and the platform’s takes 2 to 48 hours. We email you when your ad is approved and when it’s live. You don’t have to do anything.',
  },
  rejected: {
    question: 'What do I do if my ad is rejected?',
    words: 'declined disapproved refused policy violation problem not approved',
    answer: `You get back what you paid as ad credit, and you can try again.
1. Open the ad’s launch page to see why it was rejected.
2. Press Edit ad. It’s a draft again.
3. Fix what the reviewer says.
4. Launch it again. You can pay with your ad credit.`,
  },
  changeLive: {
    question: 'How do I change an ad that’s live?',
    words: 'edit modify update running locked active',
    answer: `A live ad can’t be edited, because the platform has approved it as it is. Make a new version instead.
1. Open the ad in the editor.
2. Press New version and change it.
3. Launch it. You choose whether the old one stops once the new one is live.`,
  },
  stopAd: {
    question: 'How do I stop an ad?',
    words: 'pause end cancel turn off deactivate',
    answer: `It stops right away, and what it didn’t spend comes back as ad credit.
1. Open the ad’s launch page.
2. Press Stop ad and confirm.
In the list of ads, you can select several ads and stop them together.`,
  },
  safetyNet: {
    question: 'What does the safety net do?',
    words: 'protection overspend limit guardrail stopped expensive waste',
    answer:
      'It stops an ad that costs too much. When half the budget is spent and results cost more than twice the forecast, we stop the ad. What’s left comes back as ad credit. It’s always on, and it costs nothing.',
  },
  autopilot: {
    question: 'What does Autopilot do?',
    words: 'automatic optimize budget bids manage AI pause resume',
    answer: `Autopilot is for ads you pay monthly. Once a day, it compares your live ads on the same platform with the same goal.
It pauses ads whose results cost more and moves their budget to your best ad. It also sets bids within your limit. It doesn’t touch an ad that’s still learning.
1. Open the ad in the editor before you launch it.
2. Under Autopilot, turn on Let Autopilot manage this ad.
You see each change with its reason, and you can undo it.`,
  },
  abTest: {
    question: 'How do I test two versions of an ad?',
    words: 'split test experiment variant compare winner version B',
    answer: `An A/B test shows two versions for {{testDays}} days, half the budget each. The rest of the budget goes to the winner.
1. Open the ad’s launch page.
2. Under A/B test, press Set up test.
3. Change one thing in version B, and save it.
4. Launch the ad for at least {{testDays}} days.
Each test says beforehand how large a difference it can show.`,
  },
  report: {
    question: 'How do I see my results?',
    words: 'statistics performance analytics clicks impressions conversions numbers export CSV',
    answer: `Reports show what your ads cost and what they brought, day by day.
1. Open Reports.
2. Choose a period, and one ad or all of them.
3. Press Show breakdown to see devices, places and hours.
You can download the numbers as CSV. Conversions can still come in for seven days after a run ends.`,
  },
  shareReport: {
    question: 'How do I share a report?',
    words: 'client link send PDF print dashboard',
    answer: `Anyone with the link sees the numbers, without logging in.
1. Open Reports and choose what you want to share.
2. Press Share report.
3. Press Create link, then copy it. We can’t show it again.
A link works for {{linkDays}} days, or until you end it.`,
  },
  simulated: {
    question: 'What does “Simulated” mean?',
    words: 'fake demo real test sandbox not real',
    answer:
      'It means no ad platform is connected, so nobody sees these ads. The results come from our own model of ad auctions. They show how budget, days and audience affect results. They don’t predict what real people will do.',
  },
} as const
