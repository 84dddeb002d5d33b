/**
 * Why an ad was not made, by reason (GEN-08 to GEN-15, BRF-13). Texts of the specification are kept to the letter,
 * their spelling included (I18-05); the key stands at the root of the catalogue (I18-03).
 */
export const backgroundProgress = {
  fail: {
    INSUFFICIENT_CREDITS: 'Not enough AI tokens to generate ad. Please top up your account.',
    BAD_PLATFORM: 'We were unable to suggest a plaform. Please try choosing one manually.',
    NO_BRAND_BRIEF: "It looks like your brand is missing its brief! Let's begin by generating one for you.",
    ALREADY_RUNNING: 'Please wait for your current ad to finish generating first.',
    MAX_ADS: 'Max Number of Ads Reached',
    FAIL: 'We were unable to generate your ad.',
    EXTRACT_FAIL: 'We were unable to get data from your website.',
    BAD_URL: 'Invalid URL. Please try again.',
    NOT_BUSINESS: 'Your website does not look like that of a business, so there is nothing to make an ad of.',
    UNSAFE: 'Your ad was stopped: its content was flagged as unsafe.',
    LIMIT_EXCEEDED: 'Too many ads are being made right now. Please try again later.',
  },
} as const

const purposes = { awareness: 'To be known', sales: 'Sales', leads: 'Enquiries' } as const

/** Making an ad: the wizard, its progress, its failures and the modals around it. */
export const ads = {
  platforms: {
    google: 'Google',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
  },
  pickForMe: 'Pick for me',
  close: 'Close',
  cancel: 'Cancel',
  notNow: 'Not now',
  notifications: 'Notices ({hotkey})',
  notification: 'Notice',
  generateBrandBrief: 'Generate Brand Brief',
  tokens_one: '{{count}} token',
  tokens_other: '{{count}} tokens',
  writer: {
    rules: 'Drafted by rules, no AI used',
    ai: 'Drafted by an AI engine. Look over every word before you launch.',
  },
  sketch: { sponsored: 'Sponsored' },

  createAd: {
    newAd: 'New ad for {{brand}}',
    stepsLabel: 'Steps to the ad',
    steps: {
      platform: 'Platform',
      style: 'Style',
      competitors: 'Competitors',
      place: 'Place',
      details: 'Details',
      overrides: 'Last look',
    },
    stepOf: 'Step {{step}} of {{steps}}',
    next: 'Go on',
    back: 'Back',
    make: 'Make the ad',
    makePriced: 'Make the ad · {{price}}',
    making: 'Starting',
    tokensLeft_one: '{{shown}} token left',
    tokensLeft_other: '{{shown}} tokens left',
    tokensShort_one: '{{shown}} token left, too few for this',
    tokensShort_other: '{{shown}} tokens left, too few for this',
    showTokens: 'See your tokens',
    failures: backgroundProgress.fail,
    tooLong: 'At most {{max}} characters, please. {{count}} so far.',
    optional: 'Optional',

    platform: {
      title: 'Where should it run?',
      lead: 'One ad, one place. You can make the same ad for another place later.',
      label: 'Platform',
      comingSoon: 'Coming soon',
      details: {
        google: 'A text result, above what people search for.',
        facebook: 'A post with a picture and a button, in the feed.',
        instagram: 'A picture first, with a short text and a button.',
        linkedin: 'We cannot make ads for LinkedIn yet.',
        pick: 'We suggest one from your brand brief.',
      },
    },
    style: {
      title: 'How should it sound and look?',
      lead: 'Choose what you are sure of and leave the rest to us.',
      tone: 'Tone of voice',
      formula: 'How the text is built',
      imageStyle: 'Picture style',
      pickFormula: 'What suits your offer.',
      noPicture: 'Search results on Google are text only, so there is no picture style to choose.',
    },
    formulas: {
      AIDA: 'Catches the eye, explains, makes it wanted, says what to do.',
      PAS: 'Names a problem, shows why it hurts, solves it.',
      BAB: 'Life before, life after, and the way from one to the other.',
      PPPP: 'A promise, a picture of it, a proof, a push.',
      USP: 'The one thing only you offer, and why to believe it.',
      DRF: 'A wish, a reason, an easy first step.',
      SSS: 'A person, their story, how it ended well.',
      FAB: 'A feature, what it does, what one gains by it.',
    },
    imageStyles: {
      Illustration: 'Illustration',
      Realistic: 'Realistic',
      'Flat Design': 'Flat design',
      Abstract: 'Abstract',
      Photographic: 'Photographic',
      Vintage: 'Vintage',
      Collage: 'Collage',
      Cartoon: 'Cartoon',
      Isometric: 'Isometric',
      '3D rendering': '3D rendering',
      'Pop Art': 'Pop art',
      Surrealism: 'Surrealism',
      Minimalism: 'Minimalism',
    },
    competitors: {
      title: 'Who else do people find?',
      lead: 'Up to {{max}} websites, if you like. Your ad then leans on what sets you apart; their names are never said.',
      address: 'Website {{number}}',
      placeholder: 'theirshop.com',
      add: 'Add another',
      remove: 'Remove {{address}}',
      removeEmpty: 'Remove website {{number}}',
      full: 'That is all: {{max}} at most.',
      urlInvalid: 'That is not a web address yet. It looks like theirshop.com.',
      tooMany: 'At most {{max}} websites, please.',
    },
    place: {
      title: 'Where are your customers?',
      lead: 'The ad is shown to people there, in the language you choose.',
      location: 'Town, region or country',
      locationPlaceholder: 'Galway, Ireland',
      locationHint: 'Leave it empty and we take what your brand brief says.',
      language: 'Language of the ad',
      languages: { en: 'English', fr: 'French', de: 'German' },
    },
    details: {
      title: 'What is it about?',
      lead: 'The more you say, the less we have to guess. Nothing here is a must.',
      goal: 'What should it bring?',
      goals: purposes,
      offeringType: 'What does it offer?',
      offeringTypes: { brand: 'The brand as a whole', product: 'One product or service' },
      offeringName: 'Its name',
      offeringNameHint: 'As people ask for it in the shop.',
      offeringSummary: 'What it is',
      offeringSummaryHint: 'What one gets, for whom, at what price.',
      specialPurpose: 'Is there an occasion?',
      specialPurposeHint: 'A sale, an opening, a season, a last day.',
    },
    overrides: {
      title: 'This is what we make.',
      lead: 'Change your mind here, or go back to a step.',
      platform: 'Platform',
      purpose: 'Purpose',
      purposes,
      weChoose: 'We pick',
      change: 'Change',
      changeStep: 'Change: {{step}}',
      noCompetitors: 'None given',
      competitors_one: '{{count}} website',
      competitors_other: '{{count}} websites',
      fromBrief: 'As your brand brief says',
      nothingSpecial: 'Your brand, as its brief tells it',
    },
  },

  countdown: {
    title: 'Your ad is being made.',
    titles: {
      google: 'Your Google ad is being made.',
      facebook: 'Your Facebook ad is being made.',
      instagram: 'Your Instagram ad is being made.',
    },
    done: 'Your ad is made.',
    failed: 'Your ad was not made.',
    lead: 'It is a draft. Nobody sees it and it costs nothing to run until you launch it.',
    doneLead: 'It is a draft, waiting for you to look it over.',
    failedLead: 'Nothing was published, and the tokens it would have cost are yours again.',
    failedLeadFree: 'Nothing was published and nothing was charged.',
    seconds: '{{seconds}} s of about {{expected}} s',
    secondsLate: '{{seconds}} s, a little longer than usual',
    secondsSlow: '{{minutes}} min {{seconds}} s so far',
    took: 'Made in {{seconds}} s',
    slowTitle: 'This takes longer than usual.',
    slow: 'It goes on without you. Go on working; we tell you when it is done.',
    goOn: 'Go on working',
    open: 'Open the ad',
    steps: {
      brief: { label: 'Brief', detail: 'What the ad says, and to whom' },
      texts: { label: 'Texts', detail: 'Within the limits of the platform' },
      targeting: { label: 'Targeting', detail: 'Where it is shown, and to which people' },
      creative: { label: 'Creative', detail: 'Put together as people will see it' },
    },
    stepsLabel: 'What is done',
    stepDone: 'Done',
    stepNow: 'Under way',
    stepAhead: 'To come',
    progress: 'Step {{step}} of {{steps}}: {{name}}',
    allDone: 'All {{steps}} steps done',
    stopped: 'Stopped at step {{step}} of {{steps}}: {{name}}',
    faqTitle: 'While you wait',
    faq: {
      next: {
        question: 'What happens when it is done?',
        answer:
          'The ad opens in the editor, as people would see it. You change what you like, choose a budget and launch it when you are ready.',
      },
      leave: {
        question: 'Can I leave this page?',
        answer:
          'Yes. The ad is made without you. Wherever you are in the product, a notice tells you when it is done.',
      },
      cost: {
        question: 'Does it cost anything to run?',
        answer:
          'Not now. Making it takes AI tokens at most; running it costs what you set as its budget, and the whole sum stands on the button before you press it.',
      },
      change: {
        question: 'Can I change it?',
        answer:
          'All of it: every text, the picture, whom it is shown to, the budget and the days. As long as it is a draft, nothing is fixed.',
      },
      seen: {
        question: 'Who sees it now?',
        answer: 'You and the people in your team. Google, Facebook and Instagram get it when you launch it.',
      },
      pictures: {
        question: 'Why is there no AI picture in it?',
        answer:
          'Because a made-up picture can show what you do not sell. Yours is laid out from your own pictures, your logo and your colours.',
      },
    },
  },

  progress: {
    label: 'Your ad',
    inProgress: 'Your ad is being made',
    doneJustNow: 'Your ad is made',
    percent: '{{percent}} % done',
    open: 'Open the ad',
    dismiss: 'Hide this notice',
  },

  tokenMeter: {
    left: 'AI tokens',
    parts: {
      freeStarting: 'Free, to start with',
      monthly: 'Monthly, from your plan',
      additional: 'Additional, topped up',
    },
    notes: {
      freeStarting: 'Spent first',
      monthly: 'Spent second, never carried over',
      additional: 'Spent last, kept from month to month',
    },
    noMonthly: 'Your plan has none',
    ofTotal: '{{left}} of {{total}}',
    spoken: '{{left}} of {{total}} left',
    spokenOpen: '{{left}} left',
    resets_zero: 'The monthly part is filled up today, {{date}}.',
    resets_one: 'The monthly part is filled up tomorrow, {{date}}.',
    resets_other: 'The monthly part is filled up in {{count}} days, on {{date}}.',
    scale_one: 'A tick is {{count}} token',
    scale_other: 'A tick is {{count}} tokens',
  },

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
    advice: 'Archive an ad that you no longer need. It keeps its texts and its figures, and can come back.',
    adviceUpgrade:
      'Archive an ad that you no longer need, or take a plan with more room. An archived ad keeps its texts and its figures, and can come back.',
    archive: 'Archive an ad',
    upgrade: 'Upgrade Plan',
  },

  tokenBalance: {
    title: 'Your AI tokens',
    short_one: 'This needs {{count}} token.',
    short_other: 'This needs {{count}} tokens.',
    prices: 'What things cost',
    uses: {
      ad: 'A new ad, texts and picture',
      textSet: 'More texts of one kind',
      image: 'A picture',
      assistantMessage: 'A message to the assistant',
    },
    free: 'Free',
    refund: 'What fails is not charged. Writing by hand is free.',
    topUp: 'Top up',
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
    again: 'Try again',
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

  unsaved: {
    title: 'Leave without saving?',
    lead: 'Some changes are not saved yet. Leave now and they are gone.',
    leave: 'Leave without saving',
    stay: 'Stay',
    save: 'Save and leave',
    saving: 'Saving',
    failed: 'The changes were not saved. They are still here.',
  },
} as const
