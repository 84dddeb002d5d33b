/** What Loona asks to fill in a form, and the window that it asks in. */
export const assistantFocus = {
  /** The window's name for screen readers. */
  name: 'Loona’s questions',
  start: 'Start',
  /** What the button sends. */
  startMessage: 'Ask me your questions, please.',
  resume: 'Ask my next question',
  skip: 'Skip',
  /** What the button sends. */
  skipMessage: 'Skip this one.',
  placeholder: 'Type your answer',
  replies: 'Answers to choose from',
  toForm: 'Continue in the form',
  /** Below the questions. */
  left_one: '{{count}} question left',
  left_other: '{{count}} questions left',
  none: 'Nothing left to ask',
  safe: 'Your answers are in the form. You can finish it there without Loona.',
  onboarding: {
    title: 'Tell me about your business',
    lead: 'I ask one thing at a time and fill in the form for you. Skip what you like.',
    finish: 'Continue',
    questions: {
      role: { label: 'Your role', ask: 'What best describes you?' },
      goal: { label: 'Your goal', ask: 'What matters most to you right now?' },
      source: { label: 'How you found us', ask: 'Where did you hear about us?' },
      website: {
        label: 'Website',
        ask: 'What’s the address of your website? If you don’t have one, just say so.',
      },
      description: {
        label: 'Description',
        ask: 'What do you sell, who buys it, and where? Two or three sentences are enough.',
      },
      name: { label: 'Name', ask: 'What’s your brand called?' },
      summary: { label: 'Summary', ask: 'What does your brand do, in one sentence?' },
      differentiators: {
        label: 'What sets you apart',
        ask: 'What sets you apart from others? Write each point on its own line.',
      },
      audiences: { label: 'Customers', ask: 'Who are your customers? Write each group on its own line.' },
      location: { label: 'Location', ask: 'Where are you, or where do you sell?' },
      language: { label: 'Language', ask: 'Which language do your customers read?' },
      toneOfVoice: { label: 'Tone of voice', ask: 'How should your ads sound?' },
    },
  },
  newAd: {
    title: 'Let’s plan your ad',
    lead: 'I ask one thing at a time and fill in the form for you. Whatever you skip, we pick.',
    finish: 'Review',
    questions: {
      platform: { label: 'Platform', ask: 'Where should your ad run?' },
      goal: { label: 'Goal', ask: 'What’s the goal of this ad?' },
      offeringType: { label: 'Offer', ask: 'What do you want to promote?' },
      offeringName: { label: 'Product', ask: 'What do customers call this product or service?' },
      offeringSummary: {
        label: 'Product description',
        ask: 'What is it, who’s it for, and what does it cost?',
      },
      specialPurpose: {
        label: 'Occasion',
        ask: 'Is there an occasion, such as a sale, an opening or a deadline?',
      },
      location: { label: 'Place', ask: 'Where are the customers that you want to reach?' },
      language: { label: 'Language', ask: 'Which language should the ad be in?' },
      toneOfVoice: { label: 'Tone of voice', ask: 'How should the ad sound?' },
      competitors: {
        label: 'Competitors',
        ask: 'Which websites do you compete with? Name up to three, and I’ll stress what makes you different.',
      },
    },
  },
} as const
