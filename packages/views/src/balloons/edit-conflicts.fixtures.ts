import type { ConflictOfValues } from './edit-conflicts.tsx'

/** A headline that a colleague has also changed. */
export const headlineConflict: ConflictOfValues = {
  id: 'headline',
  subject: { kind: 'field', label: 'headline' },
  mine: 'Your old lamp is worth €25',
  theirs: 'Your old lamp is worth €20 until Sunday',
  author: { name: 'Orla Daly' },
  date: new Date(2026, 10, 21, 14, 32),
}
