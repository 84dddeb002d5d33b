// Written by `npm run docs` from the names of the files in stories/machines/inspected.

import { adGeneration } from '../inspected/ad-generation.ts'
import { adStatus } from '../inspected/ad-status.ts'
import { assistant } from '../inspected/assistant.ts'
import { autopilot } from '../inspected/autopilot.ts'
import { connection } from '../inspected/connection.ts'
import { createAd } from '../inspected/create-ad.ts'
import { creativeMixer } from '../inspected/creative-mixer.ts'
import { creativeWizard } from '../inspected/creative-wizard.ts'
import { draftQueue } from '../inspected/draft-queue.ts'
import { firstAds } from '../inspected/first-ads.ts'
import { guide } from '../inspected/guide.ts'
import { launch } from '../inspected/launch.ts'
import { onboarding } from '../inspected/onboarding.ts'
import { session } from '../inspected/session.ts'
import { setVideo } from '../inspected/set-video.ts'
import { socialLogin } from '../inspected/social-login.ts'
import { studio } from '../inspected/studio.ts'
import { websiteConnection } from '../inspected/website-connection.ts'
import { websiteScan } from '../inspected/website-scan.ts'

/** Every machine, by the name of its folder; used by the inspector’s pages and tests. */
export const machineTable = {
  'ad-generation': adGeneration,
  'ad-status': adStatus,
  assistant,
  autopilot,
  connection,
  'create-ad': createAd,
  'creative-mixer': creativeMixer,
  'creative-wizard': creativeWizard,
  'draft-queue': draftQueue,
  'first-ads': firstAds,
  guide,
  launch,
  onboarding,
  session,
  'set-video': setVideo,
  'social-login': socialLogin,
  studio,
  'website-connection': websiteConnection,
  'website-scan': websiteScan,
} as const

export type MachineName = keyof typeof machineTable
