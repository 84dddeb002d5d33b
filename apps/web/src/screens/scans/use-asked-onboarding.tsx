import {
  isBriefQuestion,
  onboardingChangeOf,
  type OnboardingQuestion,
  openOnboardingQuestions,
  questionnaireAnswersOf,
} from '@aloft/domain/assistant/focus/onboarding-form.rules'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { settleWebsiteData } from '@aloft/domain/scans/website-answers.rules'
import { connectOnboarding, type OnboardingView } from '@aloft/machines/onboarding/onboarding.connect'
import type { onboardingMachine } from '@aloft/machines/onboarding/onboarding.machine'
import { connectWebsiteScan, type WebsiteScanView } from '@aloft/machines/website-scan/website-scan.connect'
import type { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import { FocusInvite } from '@aloft/views/assistant/focus-invite'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { setChatOpen } from '../../state/chat-open.ts'
import { useFocusForm } from '../../state/focus-form.ts'
import { currentScan, editBrief, useScan } from '../../state/scan.ts'
import { currentBrief } from './brief-content.ts'

type OnboardingActor = ActorRefFrom<typeof onboardingMachine>
type ScanActor = ActorRefFrom<typeof websiteScanMachine> | undefined
type ScanSnapshot = SnapshotFrom<typeof websiteScanMachine>

/** Lets Loona fill in the onboarding by asking (AST-06, OPN-88); returns the way to it if there's something to ask. */
export function useAskedOnboarding(
  actor: OnboardingActor,
  { view, scan, isHere }: { view: OnboardingView; scan: ScanActor; isHere: boolean },
): ReactNode {
  const found = useScan()
  const website = useSelector(scan, websiteIn, isSame)
  const send = actor.send.bind(actor)
  const open = openIn(view, briefIn(website, found))
  useFocusForm<OnboardingQuestion>(
    isHere
      ? {
          key: 'onboarding',
          open() {
            const snapshot = actor.getSnapshot()
            const brief = briefIn(websiteIn(snapshot.children.scan?.getSnapshot()), currentScan())
            return openIn(connectOnboarding(snapshot), brief)
          },
          save(question, value) {
            const { form } = connectOnboarding(actor.getSnapshot())
            if (value !== null && isBriefQuestion(question)) return editBrief({ [question]: value })
            const skipped = value === null ? [...form.skipped, question] : form.skipped
            const change = isBriefQuestion(question) ? {} : onboardingChangeOf(question, value)
            return send({ type: 'FILL', change: { ...change, skipped } })
          },
          finish() {
            const { step, form } = connectOnboarding(actor.getSnapshot())
            // The other steps continue with what they cost in time: reading a website, and creating a brand.
            if (step === 'questionnaire') send({ type: 'ANSWER', answers: questionnaireAnswersOf(form) })
          },
        }
      : null,
    { open },
  )
  const isInvited = isHere && open.length > 0
  return isInvited ? <FocusInvite onOpen={() => setChatOpen(true)} /> : null
}

function openIn(
  { step, form, isPending }: OnboardingView,
  brief: BrandBrief | null,
): readonly OnboardingQuestion[] {
  if (step === 'done' || isPending) return []
  return openOnboardingQuestions({ step, form, brief: step === 'brief' ? brief : null })
}

type Website = Pick<WebsiteScanView, 'stage' | 'url'>

function websiteIn(scan: ScanSnapshot | undefined): Website | null {
  return scan ? connectWebsiteScan(scan) : null
}

function isSame(one: Website | null, other: Website | null): boolean {
  return one?.stage === other?.stage && one?.url === other?.url
}

/** The brief as found and edited; null while the website is being read. */
function briefIn(
  website: Website | null,
  { data: found, draft, edits, answers }: ReturnType<typeof currentScan>,
): BrandBrief | null {
  if (!website || website.stage === 'reading' || website.stage === 'starting') return null
  const data = found && settleWebsiteData(found, answers)
  return currentBrief({ data, draft: draft?.brief ?? null, url: website.url, edits })
}
