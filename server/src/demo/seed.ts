import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { v7 as uuidv7 } from 'uuid'
import { registerAccount } from '../areas/account/account.service.ts'
import { endOnboarding } from '../areas/account/account.repo.ts'
import { protectPassword } from '../areas/account/password-hash.ts'
import { briefsOf } from '../areas/briefs/brief.repo.ts'
import { ideasOf } from '../areas/ideas/idea.repo.ts'
import type { Db } from '../db/db.ts'

/** Logins of the demo world, printed at the start; they exist in development only. */
const demoLogins = [
  {
    label: 'Demo user',
    email: 'demo@nightjar.example',
    password: 'lamplight 39',
    username: 'Órla Fahy',
    isAdmin: false,
  },
  {
    label: 'Demo admin',
    email: 'admin@aloft.example',
    password: 'paper and ink 1',
    username: 'Ada Moran',
    isAdmin: true,
  },
] as const

/** Every date of the demo world follows from this one, so that two installations look alike. */
const seedDate = new Date('2026-11-01T09:00:00Z')

/** Fills an empty database with the demo brand; any other database is left as it is. */
export async function seedDemo(knex: Db): Promise<typeof demoLogins> {
  if (await hasAccounts(knex)) return demoLogins
  const hashes = await Promise.all(demoLogins.map((login) => protectPassword(login.password)))
  await knex.transaction(async (trx) => {
    // Another node may have been quicker.
    if (await hasAccounts(trx)) return
    for (const [index, login] of demoLogins.entries()) {
      const id = uuidv7()
      const passwordHash = hashes[index] ?? ''
      const rest = { language: 'en', referralCode: null, isEmailValidated: true, now: seedDate }
      await registerAccount(trx, { ...login, ...rest, id, passwordHash })
      await endOnboarding(trx, id)
      if (!login.isAdmin) await seedBrand(trx, id)
    }
  })
  return demoLogins
}

async function hasAccounts(db: Db): Promise<boolean> {
  return (await db('user_account').first('id')) !== undefined
}

async function seedBrand(db: Db, userId: string): Promise<void> {
  const ideas = ideasOf(db, userId)
  const id = uuidv7()
  const { name: title, websiteUrl: url } = exampleBrandBrief
  await ideas.insert({ id, teamId: null, title, url, adGenData: {}, now: seedDate })
  await ideas.open(id, seedDate)
  await briefsOf(db, id).saveOnly('brand', exampleBrandBrief, null, seedDate)
}
