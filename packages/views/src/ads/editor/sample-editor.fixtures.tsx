import { SplitPane } from '@aloft/design-system/patterns/split-pane'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { GoogleSearch } from '@aloft/design-system/previews/google-search'
import { InstagramFeed } from '@aloft/design-system/previews/instagram-feed'
import { tradeIn, tradeInSearch } from '@aloft/design-system/previews/previews.fixtures'
import type { AdField, EditorSection as SectionName } from '@aloft/domain/ads/editor-sections.rules'
import type { EditBlock } from '@aloft/domain/balloons/edit-block.rules'
import type { EditorTab } from '@aloft/domain/ads/editor-tabs.rules'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { type EditorVariants, VariantChoice } from '../copy/variant-choice.tsx'
import { AudienceFields } from '../targeting/audience-fields.tsx'
import { ContentPanel, type ContentPanelProps } from './content-panel.tsx'
import { boardWidth, PreviewBoard } from '../preview/preview-board.tsx'
import { DuplicateSection } from './duplicate-section.tsx'
import { EditorFoot, type EditorFootProps } from './editor-foot.tsx'
import { EditorHead, type EditorHeadProps } from './editor-head.tsx'
import type { HistoryActions } from './editor-keys.ts'
import { EditorOrder } from './editor-order.tsx'
import { EditorSection } from './editor-section.tsx'
import { EditorNotice, EditorView } from './editor.view.tsx'
import { type EditorAd, facebookAd } from './editor.fixtures.ts'
import { FixWalk } from './fix-walk.tsx'
import { LockedNotice } from './locked-notice.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { SettingSections } from './setting-sections.tsx'
import { useAdParts } from './use-ad-parts.ts'
import { useFixTargets } from './use-fix-targets.ts'
import { TargetingPanel } from './targeting-panel.tsx'

/** What the sample calls, so that stories can expect it. */
export const sampleCalls = {
  onUndo: fn(),
  onRedo: fn(),
  onChange: fn(),
  onRename: fn(),
  onTakeVariant: fn(),
  onCloseVariants: fn(),
  onPreviewTab: fn(),
  onUnlock: fn(),
}

export interface SampleEditorProps {
  ad?: EditorAd | undefined
  head?: Partial<EditorHeadProps>
  history?: Partial<HistoryActions>
  content?: Partial<ContentPanelProps>
  foot?: EditorFootProps
  /** Why nothing can be written in it. */
  lock?: EditBlock | null
  onUnlock?: () => void
  variants?: EditorVariants | null
  /** Sections that are there and show nothing. */
  closed?: readonly SectionName[]
  tab?: EditorTab
  onTab?: (tab: EditorTab) => void
}

const idle = fn()

/** An editor of the same parts as the app's, with an ad of the demo brand. */
export function SampleEditor(props: SampleEditorProps) {
  const { lock = null, history, foot } = props
  const isReadOnly = lock !== null
  const [tried, setTried] = useState<string | null>(null)
  return (
    <EditorView
      isReadOnly={isReadOnly}
      history={{ canUndo: true, canRedo: false, ...sampleCalls, ...history }}
      head={<Head {...props} />}
      foot={<EditorFoot {...foot} />}
    >
      <SplitPane
        write={<Write {...props} onTry={setTried} />}
        preview={<Previews ad={props.ad} tried={tried} />}
        pane={props.tab ?? 'balloon'}
        onPane={props.onTab ?? idle}
        tabs={[
          { id: 'phone', label: 'Phone' },
          { id: 'desktop', label: 'Desktop' },
        ]}
        tab="phone"
        onTab={sampleCalls.onPreviewTab}
      />
    </EditorView>
  )
}

function Head({ ad = facebookAd, lock = null, history, head }: SampleEditorProps) {
  const fixes = useSampleFixes(ad)
  const { onUndo, onRedo, onRename } = sampleCalls
  const changes = {
    save: { state: 'saved', savedAt: new Date(2026, 10, 21, 14, 32) } as const,
    onRename,
    onUndo: history?.onUndo ?? onUndo,
    onRedo: history?.onRedo ?? onRedo,
  }
  return (
    <EditorHead
      backHref="/"
      name={ad.name}
      status={ad.status}
      canUndo={history?.canUndo ?? true}
      canRedo={history?.canRedo ?? false}
      onDuplicate={idle}
      {...(lock === null && { ...changes, actions: <FixWalk fixes={fixes} /> })}
      {...head}
    />
  )
}

function useSampleFixes(ad: EditorAd) {
  const parts = useAdParts(ad)
  const targetOf = useFixTargets(ad.platform)
  return parts
    .filter(({ state }) => state === 'bad')
    .map(({ id }) => targetOf(id.replace(/^[^-]*-/, '') as AdField))
}

type WriteProps = SampleEditorProps & { onTry: (text: string | null) => void }

function Write({ ad = facebookAd, lock = null, content, variants = null, ...props }: WriteProps) {
  const isReadOnly = lock !== null
  const { fields, needs = [], lists = [], audience = [], settings } = ad
  return (
    <>
      <SectionTabs {...ad} isLocked={isReadOnly} />
      {lock ? (
        <EditorNotice>
          <LockedNotice status={ad.status} reason={lock} onUnlock={props.onUnlock} onDuplicate={idle} />
        </EditorNotice>
      ) : null}
      <EditorOrder {...ad} obstacles={isReadOnly ? undefined : ad.obstacles} />
      <ContentPanel
        platform={ad.platform}
        fields={fields}
        needs={needs}
        isReadOnly={isReadOnly}
        tokenPrice={1}
        onChange={sampleCalls.onChange}
        onAskVariants={idle}
        choice={
          variants && { key: variants.key, cards: <Variants {...{ ad, variants, onTry: props.onTry }} /> }
        }
        onGenerateMore={idle}
        {...content}
      />
      <TargetingPanel lists={lists} audience={audience} isReadOnly={isReadOnly}>
        <AudienceFields minAge={25} maxAge={54} gender="all" />
      </TargetingPanel>
      <SettingSections settings={settings} onChange={idle} onDuplicate={idle} isReadOnly={isReadOnly} />
      {props.closed?.map((section) => (
        <EditorSection key={section} section={section} summary="">
          {null}
        </EditorSection>
      ))}
      <DuplicateSection onDuplicate={idle} />
    </>
  )
}

interface VariantsProps extends Pick<WriteProps, 'onTry'> {
  ad: EditorAd
  variants: EditorVariants
}

function Variants({ ad, variants, onTry }: VariantsProps) {
  const field = ad.fields.find(({ key }) => key === variants.key)
  if (!field) throw new Error(`${ad.name} has no ${variants.key}`)
  return (
    <VariantChoice
      field={field}
      variants={variants}
      onTry={onTry}
      onTake={sampleCalls.onTakeVariant}
      onKeep={sampleCalls.onCloseVariants}
    />
  )
}

interface PreviewsProps extends Pick<SampleEditorProps, 'ad'> {
  /** Tried as the headline instead of the ad's own. */
  tried: string | null
}

/** The ad as on its screen: alone, or beside other places where there's room. */
function Previews({ ad = facebookAd, tried }: PreviewsProps) {
  const isWide = useMedia(boardWidth)
  const textOf = (key: string) => ad.fields.find((field) => field.key === key)?.value.trim()
  const shown = {
    ...tradeIn,
    message: textOf('fbMessage') || textOf('igMessage') || tradeIn.message,
    headline: tried ?? (textOf('fbTitle') || tradeIn.headline),
  }
  const search = { id: 'google', title: 'Google search' }
  const feeds = [
    {
      id: 'facebook',
      title: 'Facebook feed',
      note: '1:1',
      isWide: false,
      shown: <FacebookFeed ad={shown} />,
    },
    {
      id: 'instagram',
      title: 'Instagram feed',
      note: '4:5',
      isWide: false,
      shown: <InstagramFeed ad={shown} />,
    },
  ]
  const results = [
    { ...search, note: 'Phone', isWide: false, shown: <GoogleSearch ad={tradeInSearch} /> },
    {
      ...search,
      id: 'desktop',
      note: 'Computer',
      isWide: true,
      shown: <GoogleSearch ad={tradeInSearch} device="desktop" />,
    },
  ]
  const previews = ad.platform === 'google' ? results : feeds
  return <PreviewBoard previews={isWide ? previews : previews.slice(0, 1)} />
}
