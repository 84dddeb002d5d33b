import { adList } from './en/ad-list.ts'
import { adPreview } from './en/ad-preview.ts'
import { launchList } from './en/launch-list.ts'
import { adReview } from './en/ad-review.ts'
import { adSettings } from './en/ad-settings.ts'
import { adsCountdown } from './en/ads-countdown.ts'
import { adsFirst } from './en/ads-first.ts'
import { adsWizard } from './en/ads-wizard.ts'
import { autopilot } from './en/autopilot.ts'
import { billing } from './en/billing.ts'
import { briefs } from './en/briefs.ts'
import { copyBasis } from './en/copy-basis.ts'
import { creativeList } from './en/creative-list.ts'
import { creativeMixer } from './en/creative-mixer.ts'
import { creativeWizard } from './en/creative-wizard.ts'
import { mediaLibrary } from './en/media-library.ts'
import { editor } from './en/editor.ts'
import { editorPreviews } from './en/editor-previews.ts'
import { editorPicture } from './en/editor-picture.ts'
import { editorTexts } from './en/editor-texts.ts'
import { focusInvite } from './en/focus-invite.ts'
import { forecast } from './en/forecast.ts'
import { imageGeneration } from './en/image-generation.ts'
import { inspector } from './en/inspector.ts'
import { keywords } from './en/keywords.ts'
import { abTest } from './en/ab-test.ts'
import { launch } from './en/launch.ts'
import { lint } from './en/lint.ts'
import { mockDate } from './en/mock-date.ts'
import { noBrand } from './en/no-brand.ts'
import { notified } from './en/notified.ts'
import { onboarding } from './en/onboarding.ts'
import { outbox } from './en/outbox.ts'
import { planPage } from './en/plan-page.ts'
import { planWords } from './en/plan-words.ts'
import { previews } from './en/previews.ts'
import { publishing } from './en/publishing.ts'
import { reports } from './en/reports.ts'
import { sharing } from './en/sharing.ts'
import { support } from './en/support.ts'
import { studio } from './en/studio.ts'
import { setVideo } from './en/set-video.ts'
import { studioChecks } from './en/studio-checks.ts'
import { targeting } from './en/targeting.ts'
import { unsettled } from './en/unsettled.ts'
import { websiteConnection } from './en/website-connection.ts'

/** The English texts of single pages behind the login, by area. */
export const enRest = {
  adList,
  adPreview,
  adReview,
  support,
  launchList,
  adSettings,
  ads: { ...adsCountdown, ...adsFirst, ...adsWizard },
  autopilot,
  billing,
  briefs,
  copyBasis,
  creativeList,
  creativeMixer,
  creativeWizard,
  mediaLibrary,
  editor: { ...editor, ...editorTexts, picture: editorPicture, previews: editorPreviews },
  focusInvite,
  forecast,
  imageGeneration,
  inspector,
  keywords,
  launch,
  abTest,
  lint,
  mockDate,
  noBrand,
  notified,
  onboarding,
  outbox,
  planPage,
  planWords,
  previews,
  publishing,
  reports,
  sharing,
  studio,
  setVideo,
  studioChecks,
  targeting,
  unsettled,
  websiteConnection,
} as const
