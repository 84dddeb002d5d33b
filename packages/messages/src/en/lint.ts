import type { LintRuleId } from '@aloft/domain/ads/lint/lint-rules.rules'

/**
 * Messages of the copy linter: for each rule, by its id, the problem and the fix. The placeholders are the
 * details of a finding, which differ by rule, so they aren't part of the type.
 */
export const lint: Readonly<Record<LintRuleId, Readonly<Record<'message' | 'hint', string>>>> = {
  G01: {
    message: 'This headline has {{length}} characters. Google allows {{limit}}.',
    hint: 'Remove {{over}}, or move part of it to a description.',
  },
  G02: {
    message: 'This description has {{length}} characters. Google allows {{limit}}.',
    hint: 'Remove {{over}}, or split it into two descriptions.',
  },
  G04: {
    message:
      'Google needs {{fewestHeadlines}} headlines and {{fewestDescriptions}} descriptions. This ad has {{headlines}} and {{descriptions}}.',
    hint: 'Add the missing ones, each with a different reason to choose you.',
  },
  G05: {
    message: '“{{found}}” appears twice in this ad.',
    hint: 'Write something new here, or leave an optional field blank.',
  },
  G06: {
    message: 'Google rejects repeated punctuation, such as “{{found}}”.',
    hint: 'One mark is enough.',
  },
  G07: {
    message: 'Google rejects words in all capitals, such as “{{found}}”.',
    hint: 'Use normal sentence case. Brand names can keep the capitals they have in your brief.',
  },
  G08: {
    message: 'Google doesn’t allow emojis or symbols in ad texts, such as “{{found}}”.',
    hint: 'Remove it, or say it in words.',
  },
  G09: {
    message: 'Google doesn’t allow phone numbers in ad texts, such as “{{found}}”.',
    hint: 'Remove it. People can find your number on your website.',
  },
  G10: {
    message: '“{{found}}” doesn’t tell people what they get.',
    hint: 'Say what’s behind the click, such as “See our lamps”.',
  },
  G11: {
    message: 'You use “{{word}}” {{times}} times in this text.',
    hint: 'Twice is plenty. Use another word, or say something new.',
  },
  G12: {
    message: 'Google may reject a headline that ends in an exclamation point.',
    hint: 'End it without one.',
  },
  G14: {
    message: 'This is almost the same as “{{other}}” ({{percent}}% of the words match).',
    hint: 'Google favors ads with varied texts. Give another reason here.',
  },
  G16: {
    message:
      'The keyword “{{keyword}}” is too long. Google allows {{longestKeyword}} characters and {{mostKeywordWords}} words.',
    hint: 'Keep the two to four words people type.',
  },
  G17: {
    message: 'None of your headlines includes a keyword, such as “{{keyword}}”.',
    hint: 'Use words people search for in at least one headline.',
  },
  M01: {
    message: 'This text has {{length}} characters. That’s {{over}} over the limit of {{limit}}.',
    hint: 'Put what matters first. The rest can go behind “See more”.',
  },
  M02: {
    message: 'This headline has {{length}} characters. It may be cut after {{limit}}.',
    hint: 'Shorten it, or put the main point first.',
  },
  M03: {
    message: 'This description has {{length}} characters. It may be cut after {{limit}}.',
    hint: 'Shorten it, or put the main point first.',
  },
  M04: {
    message: '“{{found}}” sounds like you know something personal about the reader. Meta rejects that.',
    hint: 'Talk about what you offer, not who’s reading. Say “Help with debt” instead of “your debt”.',
  },
  M05: {
    message: '“{{found}}” promises a change or a result. Meta rejects that.',
    hint: 'Say what you do and how, without promising the outcome.',
  },
  M06: {
    message: '“{{found}}” sounds like {{brand}} endorses your ad.',
    hint: 'Only mention {{brand}} as a place to find you, such as “Follow us on Instagram”.',
  },
  M07: {
    message: '“{{found}}” may make people feel bad about their looks. Meta rejects that.',
    hint: 'Say what’s good about your offer instead.',
  },
  M10: {
    message:
      'Meta shows ads about {{category}} to everyone 18 and older. ZIP codes and less than 25 km around a town aren’t allowed.',
    hint: 'Open the audience, or remove the category if it doesn’t apply.',
  },
  M11: {
    message: '“{{found}}” sounds like an ad about {{category}}. Meta requires you to declare those.',
    hint: 'If it is one, declare it under special ad categories. If not, use another word.',
  },
  M12: {
    message: 'Meta doesn’t allow ads about politics or social issues in the European Union.',
    hint: 'Show the ad elsewhere, or remove the category if it doesn’t apply.',
  },
  M13: {
    message: 'Ads in the European Union must say who pays for them and who the advertiser is.',
    hint: 'Add both. People can see them next to the ad.',
  },
  M14: {
    message:
      'You need at least {{least}} {{currency}} for {{days}} days. That’s {{daily}} {{currency}} a day.',
    hint: 'Raise the budget, or run the ad for fewer days.',
  },
  B01: {
    message: 'Your brief doesn’t mention “{{found}}”.',
    hint: 'If it’s true, add it to your brief. If not, remove it.',
  },
  B03: {
    message: 'This text is in {{written}}, but your audience reads {{audience}}.',
    hint: 'Translate it, or change your audience’s language.',
  },
  B07: {
    message: 'This says nothing about what you sell.',
    hint: 'Name something only you can, like a product, a price, a place or proof.',
  },
}
