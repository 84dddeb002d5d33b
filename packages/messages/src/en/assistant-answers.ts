/** What the assistant answers by rules, besides the help's answers. Only the server uses these texts. */
export const assistantAnswers = {
  unsafe: 'I can’t help with that. Ask me about your ads, your brand or what things cost.',
  /** Ends an answer that asked for tools too often. */
  tooManyRounds:
    'I’ve taken {{count}} steps for this and I’m not done, so I’ve stopped. Nothing was changed without your yes. Ask for one thing at a time, and I’ll start again.',
  /** Ends an answer by rules. */
  byRules: 'No AI is set up here, so I answer by rules.',
  unknown:
    'I don’t know the answer to that. Try “review my ad”, “how did my ads do” or “find the right budget”. You can also ask how something works, or what it costs.',
  product: {
    question: 'How does the product work?',
    answer:
      '{{product}} takes you from your website to ads in four steps. We read your site and draft a brief. You create an ad from it. You check its texts and pictures. Then you set a budget and launch it.',
  },
  human: {
    question: 'Can I talk to a human?',
    answer:
      'Yes. Press “Talk to a person” at the top of this chat. Our support team reads the conversation and answers here.',
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
