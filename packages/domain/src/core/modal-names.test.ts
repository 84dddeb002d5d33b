import { expect, it } from 'vitest'
import { modalNames, resolveModalName } from './modal-names.ts'

// The shell's own list and the five added by OPN-73, in the words of the specification.
const specified =
  `ad account, ad review preview, ad settings, ad type, add team members, AI generation failed,
all briefs, archive balloon, archive brief, archive creative, autopilot logs, brand brief, campaign already running,
campaign history, cancellation flow, checkout, choose conversion tracker, confirm delete item, confirm pause campaign,
contact sales, create project, creative details, creative type, crop, customize ad, design brief, duplicate campaign,
edit label, Facebook channel, failed to connect Facebook, focus modal, image generation, image picker,
max ads exceeded, media library, no ad generation data, no plan yet, notifications, pick version, project settings,
regenerate, remove section, serious delete, set page URL, set video, team creation, title edit, transfer ownership,
trial confirmation, unsaved changes, upload, validate goal URL manually, validation failure, warning info,
YouTube embed, unarchive brief, unarchive creative, AI token balance, domain setup, invite/confirm payment`
    .split(/,\s+/)
    .map((name) => name.toLowerCase().replaceAll(/[ /]/g, '-'))

it('holds the 60 of the specification, each once (MOD-01, OPN-73)', () => {
  expect(specified).toHaveLength(60)
  expect(modalNames).toEqual(expect.arrayContaining(specified))
  expect(new Set(modalNames).size).toBe(modalNames.length)
})

it.each([
  ['notifications', 'notifications'],
  ['facebook-page', 'facebook-channel'],
  ['conversion-goal', 'choose-conversion-tracker'],
  ['max-ads-reached', 'max-ads-exceeded'],
  ['confirm-payment', 'invite-confirm-payment'],
  ['nope', null],
  ['constructor', null],
  ['', null],
])('finds %j: %j (MOD-07)', (name, found) => {
  expect(resolveModalName(name)).toBe(found)
})
