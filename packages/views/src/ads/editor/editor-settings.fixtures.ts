import type { EditorSettings } from './editor-settings.ts'

export const settingsFixture: EditorSettings = {
  recurrence: 'oneOff',
  budget: 180,
  bid: null,
  durationDays: 30,
  campaignGoal: 'awareness',
  page: { componentId: 'p', url: 'https://nightjar.example/lamps' },
  conversion: null,
  failures: {},
  currency: 'EUR',
  adAccountType: 'provider',
  isGoalFixed: false,
}

export const conversionFixture = {
  componentId: 'g',
  urlType: 'fullUrl',
  url: 'https://nightjar.example/thank-you',
  value: 25,
} as const

/** The settings before anybody chose anything. */
export const unsetSettingsFixture: EditorSettings = {
  ...settingsFixture,
  budget: null,
  page: { componentId: 'p', url: '' },
  failures: { plannedBudget: 'requiredValue', url: 'requiredValue' },
}
