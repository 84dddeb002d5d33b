import { adParamsSchema, likeAdSchema } from '@aloft/domain/ads/ad-generation.entity'
import { brandBriefSchema, campaignBriefSchema, designBriefSchema } from '@aloft/domain/briefs/brief.entity'
import { objectShape } from './shape.ts'

const languageText = 'Language to write in; null if it isn’t chosen yet.'
const toneText = 'Tone of voice; null if it isn’t chosen yet.'

const detailTexts = {
  goal: 'What the ad is for.',
  offeringType: 'Whether it advertises the brand or one product.',
  offeringName: 'Name of what it advertises.',
  offeringSummary: 'What that is, in a few sentences.',
  specialPurpose: 'An occasion, such as a sale.',
} as const

/** Briefs, and the other inputs of ad generation. */
export const briefShapes = {
  AdParams: objectShape(adParamsSchema, 'What to generate an ad from. Null means “pick for me”.', {
    ideaId: 'Id of the brand.',
    platform: 'Platform of the ad. `linkedin` is refused: no ads are made for it yet.',
    style: [
      'How the ad reads and looks.',
      { toneOfVoice: 'Tone of voice.', formula: 'Copywriting formula.', imageStyle: 'Style of the picture.' },
    ],
    competitors: 'Websites of competitors, so that the ad differs from theirs.',
    location: 'Where the ad is shown, in the user’s words. Empty means where the brand is.',
    language: 'Language of the ad.',
    details: ['What the ad is about.', detailTexts],
    overrides: [
      'Choices of the wizard’s last step, which replace those above.',
      { platform: 'Replaces `platform`.', purpose: 'Replaces `details.goal`.' },
    ],
    briefId: 'Id of a campaign brief to follow. Null drafts one from the brand brief.',
  }),
  LikeAd: objectShape(likeAdSchema, 'What another ad takes over from one that was generated.', {
    competitors: 'Websites of competitors that were named.',
    location: 'Where the ad is shown, in words.',
    language: 'Language of the ad.',
    details: ['What the ad is about.', detailTexts],
  }),
  BrandBrief: objectShape(
    brandBriefSchema,
    'What a brand is and who its customers are. It may be half filled in.',
    {
      name: 'Name of the brand.',
      summary: 'What the brand does, in a few sentences.',
      differentiators: 'What sets the brand apart, one point each.',
      audiences: 'Who its customers are, one group each.',
      language: languageText,
      location: 'Where the brand is.',
      websiteUrl: 'Website of the brand.',
      toneOfVoice: toneText,
    },
  ),
  CampaignBrief: objectShape(
    campaignBriefSchema,
    'What one campaign says, and why. It may be half filled in.',
    {
      name: 'Name of the campaign.',
      url: 'The page that its ads lead to.',
      goal: 'What the campaign is for; null if it isn’t chosen yet.',
      specialPurpose: 'An occasion, such as a sale; null if there is none.',
      language: languageText,
      location: 'Where its ads are shown.',
      offeringType: 'Whether it advertises the brand or one product; null if it isn’t chosen yet.',
      offeringName: 'Name of what it advertises.',
      offeringSummary: 'What that is, in a few sentences.',
      differentiators: 'What sets the offer apart, one point each.',
      audiences: 'Who the offer is for, one group each.',
      formula: 'Copywriting formula; null if it isn’t chosen yet.',
      toneOfVoice: toneText,
    },
  ),
  DesignBrief: objectShape(designBriefSchema, 'How a brand’s creatives look.', {
    font: 'Name of the font family.',
    layoutColor: 'Color of layouts, as `#rrggbb`.',
    textColor: 'Color of texts, as `#rrggbb`.',
    logoImageUrl: 'Address of the logo; null without one.',
  }),
}
