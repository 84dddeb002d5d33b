import {
  abTestSchema,
  adVariantSchema,
  armFiguresSchema,
  launchTestSchema,
} from '@aloft/domain/ads/ab-test.entity'
import { objectShape } from './shape.ts'

/** A/B tests of ads. */
export const abTestShapes = {
  AbTest: objectShape(abTestSchema, 'What the next launch of an ad tests.', {
    variants: 'The original, which has no changes, and the other version.',
  }),
  AdVariant: objectShape(adVariantSchema, 'One version of an ad in a test.', {
    texts: 'Texts in place of the ad’s, by field.',
    creativeId: 'Id of the creative in place of the ad’s; null for the same one.',
  }),
  ArmFigures: objectShape(armFiguresSchema, 'Figures of one version of an ad in a test.', {
    impressions: 'How often it was shown.',
    clicks: 'Clicks on it.',
    conversions: 'Conversions of its clicks.',
    cost: 'Amount spent on it.',
  }),
  LaunchTest: objectShape(launchTestSchema, 'The test of a launch.', {
    stage: 'Where it stands.',
    endDate: 'When the verdict is due or was reached; null before the ad is first shown.',
    variant: 'The version beside the original.',
    resultKind: 'What the versions are compared by.',
    arms: [
      'Figures of each version, until the verdict or so far.',
      { original: 'The original.', variant: 'The other version.' },
    ],
    winner: 'The version that the rest of the budget goes to; null without a verdict.',
    chance: 'How likely its results cost less, from 0 to 1; null if nothing shows that.',
  }),
}
