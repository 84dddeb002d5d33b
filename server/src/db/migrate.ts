import type { Knex } from 'knex'
import * as accounts from './migrations/001-accounts-and-brands.ts'
import * as ledger from './migrations/002-ledger.ts'
import * as tasksAndBriefs from './migrations/003-runs-and-briefs.ts'
import * as balloons from './migrations/004-balloons.ts'
import * as adGeneration from './migrations/005-ad-generation.ts'
import * as creatives from './migrations/006-creatives.ts'
import * as websiteAnswers from './migrations/007-website-answers.ts'
import * as imageIdeas from './migrations/008-image-ideas.ts'
import * as makers from './migrations/009-makers.ts'
import * as mails from './migrations/010-mails.ts'
import * as socialLogins from './migrations/011-social-logins.ts'
import * as teamwork from './migrations/012-notifications-and-invites.ts'
import * as deletion from './migrations/013-due-work-and-deletion.ts'
import * as briefChanges from './migrations/014-brief-changes.ts'
import * as logins from './migrations/015-logins-of-newcomers-and-movers.ts'
import * as inviteCodes from './migrations/016-invite-codes.ts'
import * as launches from './migrations/017-ad-runs.ts'
import * as payments from './migrations/018-payments.ts'
import * as autopilot from './migrations/019-autopilot.ts'
import * as lists from './migrations/020-lists.ts'
import * as embeddedAds from './migrations/021-embedded-ads.ts'
import * as latestLaunches from './migrations/022-latest-runs.ts'
import * as knownDevices from './migrations/023-known-devices.ts'
import * as activeAds from './migrations/025-active-ads.ts'
import * as cancellations from './migrations/027-cancellations.ts'
import * as results from './migrations/028-results.ts'
import * as receipts from './migrations/029-receipts.ts'
import * as resolvedPlaces from './migrations/030-resolved-places.ts'
import * as keysOfReasons from './migrations/031-keys-of-reasons.ts'
import * as paymentDescriptions from './migrations/032-payment-descriptions.ts'
import * as reasonsOfPlatforms from './migrations/033-reasons-of-platforms.ts'
import * as autopilotWords from './migrations/034-autopilot-words.ts'
import * as salesRequests from './migrations/035-sales-requests.ts'
import * as jobNames from './migrations/036-job-names.ts'
import * as receiptKeys from './migrations/037-receipt-keys.ts'
import * as newVersions from './migrations/038-new-versions.ts'
import * as preferences from './migrations/039-preferences.ts'
import * as reportLinks from './migrations/040-report-links.ts'
import * as websiteChecks from './migrations/041-website-checks.ts'
import * as mailSubscriptions from './migrations/042-mail-subscriptions.ts'
import * as creativeVersions from './migrations/043-creative-versions.ts'
import * as elementIds from './migrations/044-element-ids.ts'
import * as creativeDownloads from './migrations/045-creative-downloads.ts'
import * as creativesInOneFile from './migrations/046-creatives-in-one-file.ts'
import * as media from './migrations/047-media.ts'
import * as mediaDetails from './migrations/048-media-details.ts'
import * as abTests from './migrations/049-ab-tests.ts'
import * as previewLinks from './migrations/051-preview-links.ts'
import * as creativeVideos from './migrations/053-creative-videos.ts'
import * as stockPictures from './migrations/054-stock-pictures.ts'
import * as assistant from './migrations/055-assistant.ts'
import * as assistantTools from './migrations/056-assistant-tools.ts'
import * as notificationChoices from './migrations/057-notification-choices.ts'
import * as support from './migrations/058-support.ts'
import * as proposedChanges from './migrations/060-proposed-changes.ts'
import * as assistantSummaries from './migrations/061-assistant-summaries.ts'

interface Migration {
  readonly name: string
  up(knex: Knex): Promise<void>
}

/** Forward only, in this order; a released migration is never edited. */
export const migrations: readonly Migration[] = [
  { name: '001-accounts-and-brands', up: accounts.up },
  { name: '002-ledger', up: ledger.up },
  { name: '003-runs-and-briefs', up: tasksAndBriefs.up },
  { name: '004-balloons', up: balloons.up },
  { name: '005-ad-generation', up: adGeneration.up },
  { name: '006-creatives', up: creatives.up },
  { name: '007-website-answers', up: websiteAnswers.up },
  { name: '008-image-ideas', up: imageIdeas.up },
  { name: '009-makers', up: makers.up },
  { name: '010-mails', up: mails.up },
  { name: '011-social-logins', up: socialLogins.up },
  { name: '012-notifications-and-invites', up: teamwork.up },
  { name: '013-due-work-and-deletion', up: deletion.up },
  { name: '014-brief-changes', up: briefChanges.up },
  { name: '015-logins-of-newcomers-and-movers', up: logins.up },
  { name: '016-invite-codes', up: inviteCodes.up },
  { name: '017-ad-runs', up: launches.up },
  { name: '018-payments', up: payments.up },
  { name: '019-autopilot', up: autopilot.up },
  { name: '020-lists', up: lists.up },
  { name: '021-embedded-ads', up: embeddedAds.up },
  { name: '022-latest-runs', up: latestLaunches.up },
  { name: '023-known-devices', up: knownDevices.up },
  { name: '025-active-ads', up: activeAds.up },
  { name: '027-cancellations', up: cancellations.up },
  { name: '028-results', up: results.up },
  { name: '029-receipts', up: receipts.up },
  { name: '030-resolved-places', up: resolvedPlaces.up },
  { name: '031-keys-of-reasons', up: keysOfReasons.up },
  { name: '032-payment-descriptions', up: paymentDescriptions.up },
  { name: '033-reasons-of-platforms', up: reasonsOfPlatforms.up },
  { name: '034-autopilot-words', up: autopilotWords.up },
  { name: '035-sales-requests', up: salesRequests.up },
  { name: '036-job-names', up: jobNames.up },
  { name: '037-receipt-keys', up: receiptKeys.up },
  { name: '038-new-versions', up: newVersions.up },
  { name: '039-preferences', up: preferences.up },
  { name: '040-report-links', up: reportLinks.up },
  { name: '041-website-checks', up: websiteChecks.up },
  { name: '042-mail-subscriptions', up: mailSubscriptions.up },
  { name: '043-creative-versions', up: creativeVersions.up },
  { name: '044-element-ids', up: elementIds.up },
  { name: '045-creative-downloads', up: creativeDownloads.up },
  { name: '046-creatives-in-one-file', up: creativesInOneFile.up },
  { name: '047-media', up: media.up },
  { name: '048-media-details', up: mediaDetails.up },
  { name: '049-ab-tests', up: abTests.up },
  { name: '051-preview-links', up: previewLinks.up },
  { name: '053-creative-videos', up: creativeVideos.up },
  { name: '054-stock-pictures', up: stockPictures.up },
  { name: '055-assistant', up: assistant.up },
  { name: '056-assistant-tools', up: assistantTools.up },
  { name: '057-notification-choices', up: notificationChoices.up },
  { name: '058-support', up: support.up },
  { name: '060-proposed-changes', up: proposedChanges.up },
  { name: '061-assistant-summaries', up: assistantSummaries.up },
]

// Any number, but it must never change: it identifies the lock for schema changes.
const schemaLock = 7_403_118

/** Runs the missing migrations up to `until` (by default all). Safe when several nodes start at once. */
export async function migrate(knex: Knex, until: number = migrations.length): Promise<void> {
  await knex.transaction(async (trx) => {
    // Nodes that start together wait here for the first one; if it crashes, its lock ends with its connection.
    await trx.raw('select pg_advisory_xact_lock(?)', [schemaLock])
    await trx.migrate.latest({
      tableName: 'migration',
      migrationSource: {
        getMigrations: async () => migrations.slice(0, until),
        getMigrationName: (migration: Migration) => migration.name,
        getMigration: async (migration: Migration) => ({ up: migration.up, down: refuseDown }),
      },
    })
  })
}

async function refuseDown(): Promise<void> {
  throw new Error('Migrations go forward only.')
}
