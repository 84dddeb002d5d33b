import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'

const ground = { rotation: 0, opacity: 1, outline: null, aspect: null } as const

const exampleItems: CreativeElement[] = [
  {
    ...ground,
    id: 'shape-1',
    type: 'shape',
    x: 0,
    y: 720,
    width: 1080,
    height: 360,
    form: 'rectangle',
    color: '#1d2b24',
    radius: 0,
  },
  {
    ...ground,
    id: 'headline',
    type: 'text',
    slot: 'headline',
    x: 80,
    y: 800,
    width: 920,
    height: 160,
    text: 'Evenings, better lit',
    font: 'Bricolage Grotesque',
    color: '#ffffff',
    size: 88,
    weight: 700,
    lineHeight: 1.05,
    alignment: 'left',
  },
]

/** A square picture as layers. */
export const exampleCreative: Creative = {
  width: 1080,
  height: 1080,
  background: '#f4efe6',
  elements: exampleItems,
}

/** The creative in every example, story and mock. */
export const exampleAdCreative: AdCreative = {
  _id: '01936b2e-0000-7000-8000-000000000601',
  ideaId: '01936b2e-0000-7000-8000-000000000101',
  balloonId: '01936b2e-0000-7000-8000-000000000501',
  layout: 'bigType',
  creatives: { '1:1': exampleCreative },
  items: exampleItems,
  renderData: { isRenderFinished: false, renderUrl: null, renderUrls: {}, failure: null },
}

/** A creative that has been launched twice. */
export const exampleListedCreative: ListedCreative = {
  _id: '01936b2e-0000-7000-8000-000000000602',
  adName: 'Evenings, better lit',
  headline: 'Evenings, better lit',
  date: new Date('2026-11-18T09:30:00Z'),
  isArchived: false,
  isLaunched: true,
  renderData: { isRenderFinished: false, renderUrl: null, renderUrls: {}, failure: null },
  counts: { adRuns: 2, versions: 3, impressions: 18_240, clicks: 412 },
  fatigue: null,
}
