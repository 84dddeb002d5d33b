/** The modals around the ads of a brand. */
export const adsModals = {
  aiFailed: {
    title: 'This could not be written.',
    again: 'Try again',
    topUp: 'Top up',
    skipTrial: 'Skip the trial',
    upgrade: 'Upgrade Plan',
    reasons: {
      failed: {
        text: 'The AI did not answer as it should.',
        advice: 'Please try again later. Your texts are as they were.',
      },
      limitExceeded: {
        text: 'The usage quota of the AI is used up for now.',
        advice: 'It opens again by itself. Please try again later.',
      },
      unsafe: {
        text: 'The content was flagged as unsafe.',
        advice:
          'Look for words about violence, hate, sex or drugs in your brief and your texts, and put them differently.',
      },
      extractFail: {
        text: 'Your website could not be read.',
        advice:
          'Look whether its address is right and opens in a browser, or describe your brand in your own words.',
      },
      notBusiness: {
        text: 'The website does not look like that of a business.',
        advice:
          'We found nothing that is offered or sold there. Give another address, or describe your brand.',
      },
      noSuggestions: {
        text: 'There are no suggestions.',
        advice: 'Everything we would have said is in your ad already. Say more in the brief and try again.',
      },
      imageFailed: {
        text: 'The picture could not be made.',
        advice: 'Please try again, or take one of your own pictures.',
      },
      imageScanFailed: {
        text: 'The picture could not be looked at.',
        advice: 'Use a JPG, PNG or WebP picture, or try another one.',
      },
      outOfTokens: {
        text: 'You are out of AI tokens.',
        advice: 'Writing by hand is free, always. Your texts are as they were.',
      },
    },
  },

  noData: {
    title: 'No Ad Generation Data Found',
    reasons: {
      BAD_URL: 'The address of your website is not one we can open.',
      EXTRACT_FAIL: 'We opened your website but could not read what it says.',
      NOT_BUSINESS: 'Your website does not look like that of a business.',
      incomplete: 'Your brand was never finished, so there is nothing to make an ad of.',
    },
    advice:
      'We make ads from what your brand says about itself. Give us an address that opens in a browser, or tell it in your own words.',
    update: 'Update Brand Details',
    otherAddress: 'Another address',
    describe: 'Describe the brand',
  },

  maxAds: {
    title: 'Max Number of Ads Reached',
    text_one: 'Your plan has room for {{count}} active ad, and it is taken.',
    text_other: 'Your plan has room for {{count}} active ads, and all are taken.',
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
    hint: 'Tick what you like. Nothing in your ad is replaced.',
    room_one: 'There is room for {{count}} more.',
    room_other: 'There is room for {{count}} more.',
    full: 'There is no room for another one.',
    use: 'Use these',
    useCount_one: 'Use this one',
    useCount_other: 'Use these {{count}}',
    more: 'Write others',
    morePriced: 'Write others · {{price}}',
    length: '{{length}} / {{max}}',
  },

  rename: {
    done: 'It is called “{{name}}” now.',
    storedOffline: 'The new name is kept here, and saved when that is possible again.',
  },

  duplicate: {
    title: 'Duplicate “{{name}}”?',
    lead: 'The copy opens in the editor as a draft. The ad itself stays as it is.',
    copied: 'Goes along',
    copiedWhat: 'Texts, picture, targeting and budget',
    fresh: 'Begins anew',
    freshWhat: 'Days, figures, history and approval',
    submit: 'Duplicate',
    pending: 'Duplicating',
    failed: 'The ad was not duplicated. Please try again in a moment.',
  },
} as const
