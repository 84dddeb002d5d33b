import type { LintRuleId } from '@aloft/domain/ads/lint/lint-rules.rules'

/**
 * Messages of the copy linter: for each rule, by its id, the problem and the fix. The placeholders are the
 * details of a finding, which differ by rule, so they aren't part of the type.
 */
export const lint: Readonly<Record<LintRuleId, Readonly<Record<'message' | 'hint', string>>>> = {
  G01: {
    message: 'This headline has {{length}} characters; Google takes {{limit}}.',
    hint: 'Take out {{over}} of them, or move part of it to a description.',
  },
  G02: {
    message: 'This description has {{length}} characters; Google takes {{limit}}.',
    hint: 'Take out {{over}} of them, or make two descriptions of it.',
  },
  G04: {
    message:
      'Google needs {{fewestHeadlines}} headlines and {{fewestDescriptions}} descriptions; this ad has {{headlines}} and {{descriptions}}.',
    hint: 'Write the missing ones, each with a reason of its own to choose you.',
  },
  G05: {
    message: '“{{found}}” is in this ad twice.',
    hint: 'Say something new here, or leave an extra field empty.',
  },
  G06: {
    message: 'Google refuses punctuation in a row, such as “{{found}}”.',
    hint: 'One mark is enough.',
  },
  G07: {
    message: 'Google refuses capitals used to catch the eye, such as “{{found}}”.',
    hint: 'Write it as in a letter. A brand name may keep its capitals if your brief writes it so.',
  },
  G08: {
    message: 'Google takes no emojis and no decorative signs in ad texts: “{{found}}”.',
    hint: 'Leave it out, or say it in words.',
  },
  G09: {
    message: 'Google refuses phone numbers in ad texts: “{{found}}”.',
    hint: 'Leave it out; people find your number on your website.',
  },
  G10: {
    message: '“{{found}}” tells people nothing about what they get.',
    hint: 'Say what waits behind the click, such as “See our lamps”.',
  },
  G11: {
    message: '“{{word}}” is in this text {{times}} times.',
    hint: 'Twice is plenty: replace one of them, or use the room for something new.',
  },
  G12: {
    message: 'Google may refuse a headline that ends in an exclamation mark.',
    hint: 'End it without one.',
  },
  G14: {
    message: 'This says nearly the same as “{{other}}” ({{percent}}% of the words).',
    hint: 'Google shows ads with varied texts more often: give another reason here.',
  },
  G16: {
    message:
      'The keyword “{{keyword}}” is too long: Google takes {{longestKeyword}} characters and {{mostKeywordWords}} words.',
    hint: 'Keep the two to four words that people type.',
  },
  G17: {
    message: 'No headline has one of your keywords, such as “{{keyword}}”.',
    hint: 'Put the words people search for into at least one headline.',
  },
  M01: {
    message: 'This text has {{length}} characters, {{over}} more than the {{limit}} that fit.',
    hint: 'Say what matters first; the rest may hide behind “See more”.',
  },
  M02: {
    message: 'This headline has {{length}} characters; from {{limit}} on it may be cut.',
    hint: 'Shorten it, or put the main point first.',
  },
  M03: {
    message: 'This description has {{length}} characters; from {{limit}} on it may be cut.',
    hint: 'Shorten it, or put the main point first.',
  },
  M04: {
    message: '“{{found}}” tells readers something personal about themselves, which Meta refuses.',
    hint: 'Speak of what you offer, not of who reads it: “Help with debts” instead of “your debts”.',
  },
  M05: {
    message: '“{{found}}” promises a change or a result, which Meta refuses.',
    hint: 'Describe what you do and how, without promising the outcome.',
  },
  M06: {
    message: '“{{found}}” sounds as if {{brand}} stood behind your ad.',
    hint: 'Name {{brand}} only as a place to find you, such as “Follow us on Instagram”.',
  },
  M07: {
    message: '“{{found}}” may make people feel bad about their looks, which Meta refuses.',
    hint: 'Say what feels good about your offer instead.',
  },
  M10: {
    message:
      'Meta shows ads about {{category}} to everybody from 18 on, with no zips and at least 25 km around a town.',
    hint: 'Open the audience, or take the category back if it is no such ad.',
  },
  M11: {
    message: '“{{found}}” sounds like an ad about {{category}}, which Meta wants declared.',
    hint: 'If it is one, declare it under special ad categories; if not, choose another word.',
  },
  M12: {
    message: 'Meta takes no ads about politics or social issues in the European Union.',
    hint: 'Show it elsewhere, or take the category back if it is no such ad.',
  },
  M13: {
    message: 'An ad shown in the European Union has to say who pays for it and whom it speaks for.',
    hint: 'Name both; people can look them up beside the ad.',
  },
  M14: {
    message: '{{days}} days need a budget of at least {{least}} {{currency}}: {{daily}} {{currency}} a day.',
    hint: 'Raise the budget, or let the ad run for fewer days.',
  },
  B01: {
    message: 'Your brief does not mention “{{found}}”.',
    hint: 'Add it to your brief if it is true, or leave it out.',
  },
  B03: {
    message: 'This text is in {{written}}, but your audience reads {{audience}}.',
    hint: 'Translate it, or change the language of the audience.',
  },
  B07: {
    message: 'This says nothing about what you sell.',
    hint: 'Name something only you can: a product, a price, a place or a proof.',
  },
}
