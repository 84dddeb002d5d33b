import { z } from 'zod'
import { notificationKinds } from './notification-kinds.rules.ts'

/**
 * Something that happened while a user was elsewhere, in the user's language (NTF-02). `project` is the brand and
 * `campaign` the ad that it's about, null if there's none or it was deleted.
 */
export const notificationSchema = z.object({
  _id: z.uuid(),
  kind: z.enum(notificationKinds),
  headline: z.string(),
  message: z.string(),
  project: z.object({ _id: z.uuid(), title: z.string() }).nullable(),
  campaign: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  date: z.date(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof notificationSchema>
