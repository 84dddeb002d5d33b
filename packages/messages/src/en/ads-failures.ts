/**
 * Why an ad was not generated, by reason (GEN-08 to GEN-15, BRF-13). Texts of the specification are kept word
 * for word, including their spelling (I18-05); the key is at the root of the catalogue (I18-03).
 */
export const backgroundProgress = {
  fail: {
    INSUFFICIENT_CREDITS: 'Not enough AI tokens to generate ad. Please top up your account.',
    BAD_PLATFORM: 'We were unable to suggest a plaform. Please try choosing one manually.',
    NO_BRAND_BRIEF: "It looks like your brand is missing its brief! Let's begin by generating one for you.",
    ALREADY_RUNNING: 'Please wait for your current ad to finish generating first.',
    MAX_ADS: 'Max Number of Ads Reached',
    MAX_DRAFTS: 'This brand has no room for another draft. Archive or delete one, then try again.',
    FAIL: 'We were unable to generate your ad.',
    EXTRACT_FAIL: 'We were unable to get data from your website.',
    BAD_URL: 'Invalid URL. Please try again.',
    NOT_BUSINESS:
      'Your website doesn’t look like a business website, so we couldn’t create an ad. You keep your tokens. Please check your brief.',
    UNSAFE:
      'We stopped your ad because its content was flagged as unsafe. You keep your tokens. Please check your brief.',
    LIMIT_EXCEEDED: 'We’re creating too many ads right now. You keep your tokens. Please try again later.',
  },
} as const
