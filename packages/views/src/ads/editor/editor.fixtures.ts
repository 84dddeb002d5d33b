import {
  facebookTexts,
  fieldsWith,
  finalMark,
  googleTexts,
  hiddenEnd,
  longMessage,
  repeatedMarks,
} from '../copy/copy-field.fixtures.ts'
import type { ContentPanelProps } from './content-panel.tsx'
import type { EditorOrderProps } from './editor-order.tsx'
import { settingsFixture, unsetSettingsFixture } from './editor-settings.fixtures.ts'
import type { EditorSettings } from './editor-settings.ts'

/** An ad as the sections of an editor show it. */
export interface EditorAd extends EditorOrderProps, Pick<ContentPanelProps, 'platform'> {
  name: string
  status: string
  settings: EditorSettings
}

export const facebookAd: EditorAd = {
  settings: settingsFixture,
  name: 'Old lamp in, €20 off',
  status: 'IN_PROGRESS',
  platform: 'facebook',
  fields: fieldsWith('facebook', facebookTexts),
  needs: [
    { need: 'adCreativeId', isMissing: false },
    { need: 'channel', isMissing: false },
  ],
  obstacles: [],
  lists: [{ kind: 'locations', items: ['Galway, Ireland'] }],
  writer: 'rules',
}

export const googleAd: EditorAd = {
  settings: settingsFixture,
  name: 'Old lamp in, €20 off',
  status: 'IN_PROGRESS',
  platform: 'google',
  fields: fieldsWith('google', { ...googleTexts, headline4: 'Working or Not' }),
  lists: [{ kind: 'keywords', items: ['lamp repair galway', 'irish glass lamp'] }],
  writer: 'rules',
}

/** One error and one warning, as on the day before a launch. */
export const faultyGoogleAd: EditorAd = {
  ...googleAd,
  fields: fieldsWith(
    'google',
    { ...googleTexts, headlined: 'Open Today Until 6!!', headline2: 'Glass Lamps Blown in Galway City' },
    { headlined: { notes: [repeatedMarks, finalMark] }, headline2: { failure: 'textTooLong' } },
  ),
  obstacles: [
    { kind: 'textTooLong', count: 1 },
    { kind: 'platformRule', count: 1 },
  ],
}

export const faultyFacebookAd: EditorAd = {
  ...facebookAd,
  fields: fieldsWith(
    'facebook',
    { ...facebookTexts, fbMessage: longMessage },
    { fbMessage: { notes: [hiddenEnd] } },
  ),
}

export const emptyAd: EditorAd = {
  settings: unsetSettingsFixture,
  name: 'Untitled',
  status: 'IN_PROGRESS',
  platform: 'google',
  fields: fieldsWith('google', {}),
  lists: [{ kind: 'keywords', items: [] }],
  obstacles: [
    { kind: 'requiredValue', count: 5 },
    { kind: 'url', count: 1 },
    { kind: 'plannedBudget', count: 1 },
  ],
}

export const germanAd: EditorAd = {
  settings: settingsFixture,
  name: 'Leuchtenliebhaberinnenfrühlingsaktionswochen mit zwanzig Euro Nachlass auf jede neue Tischleuchte',
  status: 'IN_PROGRESS',
  platform: 'instagram',
  fields: fieldsWith('instagram', {
    igMessage:
      'Donaudampfschifffahrtsgesellschaftskapitänskajütenleuchten werden bei uns ebenso neu verdrahtet wie die Lampe vom Dachboden.\n\nBringen Sie sie in die Werkstatt, ganz gleich wie alt.',
  }),
  lists: [
    {
      kind: 'interests',
      items: ['Inneneinrichtungsgestaltung', 'Kunsthandwerk und Manufakturen in Süddeutschland'],
    },
  ],
  writer: 'ai',
  untranslated: ['Every lamp can be opened and rewired, free for ten years.'],
}

export const arabicAd: EditorAd = {
  settings: settingsFixture,
  name: 'مصباحك القديم يساوي ٢٠ يورو',
  status: 'IN_PROGRESS',
  platform: 'facebook',
  fields: fieldsWith('facebook', {
    fbTitle: 'مصباحك القديم يساوي ٢٠ يورو',
    fbMessage: 'أحضر أي مصباح قديم إلى ورشتنا في غالواي، يعمل أو لا يعمل، وخذ ٢٠ يورو خصما على مصباح جديد.',
    fbDescription: 'أي مصباح، يعمل أو لا.',
  }),
}
