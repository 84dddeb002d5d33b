/** The modals around the ads of a brand. */
export const adsModals = {
  aiFailed: {
    title: 'We couldn’t write this.',
    again: 'Try again',
    topUp: 'Top up',
    skipTrial: 'Skip the trial',
    upgrade: 'Upgrade Plan',
    reasons: {
      failed: {
        text: 'The AI didn’t respond as it should.',
        advice: 'Please try again later. Your texts haven’t changed.',
      },
      limitExceeded: {
        text: 'We’ve reached the AI’s usage limit for now.',
        advice: 'It resets by itself. Please try again later.',
      },
      unsafe: {
        text: 'The content was flagged as unsafe.',
        advice:
          'Check your brief and your texts for words about violence, hate, sex or drugs, and rephrase them.',
      },
      extractFail: {
        text: 'We couldn’t read your website.',
        advice:
          'Check that the address is right and opens in your browser. Or describe your brand in your own words.',
      },
      notBusiness: {
        text: 'This doesn’t look like a business website.',
        advice:
          'We couldn’t find any products or services there. Try another address or describe your brand.',
      },
      noSuggestions: {
        text: 'We have no suggestions.',
        advice: 'Your ad already says everything we know. Add more to your brief, then try again.',
      },
      imageFailed: {
        text: 'We couldn’t create the picture.',
        advice: 'Please try again, or use one of your own pictures.',
      },
      imageScanFailed: {
        text: 'We couldn’t read the picture.',
        advice: 'Use a JPG, PNG or WebP file, or try another picture.',
      },
      outOfTokens: {
        text: 'You’re out of AI tokens.',
        advice: 'Writing it yourself is always free. Your texts haven’t changed.',
      },
    },
  },

  noData: {
    title: 'No Ad Generation Data Found',
    reasons: {
      BAD_URL: 'We can’t open your website’s address.',
      EXTRACT_FAIL: 'We opened your website but couldn’t read what it says.',
      NOT_BUSINESS: 'Your website doesn’t look like a business website.',
      incomplete: 'Your brand isn’t finished, so we don’t have anything to make an ad from.',
    },
    advice:
      'We make ads from what your brand says about itself. Add an address that works, or describe your brand yourself.',
    update: 'Update Brand Details',
    otherAddress: 'Try another address',
    describe: 'Describe your brand',
  },

  maxAds: {
    title: 'Max Number of Ads Reached',
    text_one: 'Your plan includes {{count}} active ad, and you’re using it.',
    text_other: 'Your plan includes {{count}} active ads, and you’re using them all.',
    ruler: '{{active}} of {{max}} ads active',
    advice: 'To make room, archive an active ad. We stop it and return what it hasn’t spent as credit.',
    archive: 'Archive an ad',
    upgrade: 'Upgrade Plan',
  },

  regenerate: {
    titles: {
      headlines: 'More headlines',
      descriptions: 'More descriptions',
      keywords: 'More keywords',
      locations: 'More places',
      primaryTexts: 'More primary texts',
      punchlines: 'More punchlines',
      interests: 'More interests',
    },
    loading: 'Writing suggestions',
    label: 'Suggestions',
    hint: 'Choose the ones you like. We won’t replace anything in your ad.',
    room_one: 'You have room for {{count}} more.',
    room_other: 'You have room for {{count}} more.',
    full: 'There’s no room for more.',
    use: 'Use these',
    useCount_one: 'Use this one',
    useCount_other: 'Use these {{count}}',
    more: 'Write more',
    morePriced: 'Write more · {{price}}',
    length: '{{length}} / {{max}}',
  },

  rename: {
    done: 'Renamed to “{{name}}”.',
    storedOffline: 'We kept the new name on this device. We’ll save it as soon as we can.',
  },

  duplicate: {
    title: 'Duplicate “{{name}}”?',
    lead: 'The copy opens in the editor as a draft. The original doesn’t change.',
    copied: 'Copied',
    copiedWhat: 'Texts, picture, targeting and budget',
    fresh: 'Starts fresh',
    freshWhat: 'Days, results, history and approval',
    submit: 'Duplicate',
    pending: 'Duplicating',
    failed: 'We couldn’t duplicate the ad. Please try again in a moment.',
  },
} as const
