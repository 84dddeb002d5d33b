/** What the assistant answers by rules, besides the help's answers. Only the server uses these texts. */
export const assistantAnswers = {
  unsafe: 'I can’t help with that. Ask me about your ads, your brand or what things cost.',
  /** Ends an answer that asked for tools too often. */
  tooManyRounds:
    'I’ve taken {{count}} steps for this and I’m not done, so I’ve stopped. Nothing was changed without your yes. Ask for one thing at a time, and I’ll start again.',
  /** Ends an answer by rules. */
  byRules: 'No AI is set up here, so I answer from our help.',
  unknown:
    'I don’t know the answer to that. Ask me how to start, or what ads and plans cost. I also know when you pay, how refunds work and who sees your brand.',
  budget: {
    question: 'What’s the right budget for my ad?',
    answer:
      'Choose what you can spend on one ad: {{options}} or more {{currency}}. Start with {{first}} if you’re new to ads, because you can raise it once you see results. The smallest budget is {{leastBudget}} a day.',
  },
  product: {
    question: 'How does the product work?',
    answer:
      '{{product}} takes you from your website to ads in four steps. We read your site and draft a brief. You create an ad from it. You check its texts and pictures. Then you set a budget and launch it.',
  },
  review: {
    question: 'Can you review or improve my ad?',
    answer:
      'I can’t read your ads myself yet. Open the ad in the editor. It lists what to fix before launch, and it writes new texts for you.',
  },
  human: {
    question: 'Can I talk to a human?',
    answer:
      'I can’t put you through to a person yet. Most questions are answered in Help, which you find in the account menu.',
  },
  where: {
    question: 'Where am I?',
    page: 'You’re on the page “{{page}}”.',
    brand: 'The brand is “{{brand}}”.',
    ad: 'The ad is “{{ad}}”.',
    none: 'I can’t see which page you have open.',
  },
  greeting: {
    question: 'Hello',
    answer: 'Hello {{name}}. Ask me how to start, what things cost or how refunds work.',
  },
} as const
