import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { areaTablePages } from './area-tables.ts'

const handler = (name: string) => `export const ${name} = 1\n`

/** The text of each area's tables, by area. */
function tablesOf(files: Readonly<Record<string, string>>): Record<string, string> {
  const root = mkdtempSync(join(tmpdir(), 'aloft-areas-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'server/src/areas', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const pages = areaTablePages(root)
  return Object.fromEntries(
    pages.map(({ path, text }) => [path.slice('server/src/areas/generated/'.length), text]),
  )
}

it('lists calls and jobs by the names of their files, also of those in sub-folders', () => {
  const tables = tablesOf({
    'launches/billing/pay-ad.action.ts': handler('payAd'),
    'launches/archive.action.ts': handler('archive'),
    'launches/lifecycle/advance-launch.job.ts': handler('advanceLaunch'),
    'reports/figures.repo.ts': handler('figures'),
    'generated/launches.ts': '',
  })
  expect(Object.keys(tables)).toEqual(['launches.ts'])
  expect(tables['launches.ts']).toContain("import { payAd } from '../launches/billing/pay-ad.action.ts'")
  expect(tables['launches.ts']).toContain(
    "launchesHandlers = {\n  archive,\n  'pay-ad': payAd,\n} satisfies Partial<Handlers>",
  )
  expect(tables['launches.ts']).toContain(
    "launchesJobs = {\n  'advance-launch': advanceLaunch,\n} satisfies Partial<JobHandlers>",
  )
})

it('lists mails by the names of their constants', () => {
  const tables = tablesOf({
    'account/email.mail.ts':
      'export const changeEmailMail = 1\nexport const receiptMails = {}\nexport function salesMail() {}\n',
  })
  expect(tables['account.ts']).toContain(
    'accountMails = {\n  changeEmail: changeEmailMail,\n  ...receiptMails,\n}',
  )
})

it('hands on what only higher areas know', () => {
  const tables = tablesOf({
    'payments/pay.action.ts':
      "import type { Purposes } from './purposes.ts'\nexport function pay(purposes: Purposes) {}\n",
    'payments/plans/renew.action.ts':
      "import type { Purposes } from '../purposes.ts'\nexport function renew(purposes: Purposes) {}\n",
    'payments/list.action.ts': handler('list'),
  })
  expect(tables['payments.ts']).toContain(
    'paymentsHandlers = (needs: Purposes) => ({\n  list,\n  pay: pay(needs),\n  renew: renew(needs),\n}',
  )
  expect(
    tables['payments.ts']?.match(/import type \{ Purposes \} from '..\/payments\/purposes.ts'/g),
  ).toHaveLength(1)
})

it('refuses a file without the handler that its name says, and two handlers of one name', () => {
  expect(() => tablesOf({ 'account/login.action.ts': handler('logIn') })).toThrow(
    'server/src/areas/account/login.action.ts does not export login',
  )
  expect(() =>
    tablesOf({
      'account/login.action.ts': handler('login'),
      'teams/login.action.ts': handler('login'),
    }),
  ).toThrow(
    'login is in server/src/areas/account/login.action.ts and in server/src/areas/teams/login.action.ts',
  )
})
