import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { v7 as uuidv7 } from 'uuid'
import { registerAccount } from '../../areas/account/account.service.ts'
import { endOnboarding } from '../../areas/account/account.repo.ts'
import { protectPassword } from '../../areas/account/password-hash.ts'
import { demoLogins, newcomer } from '../demo-logins.ts'
import { nightjarAds } from './business-ads.ts'
import { improveBriefs, openBrand, openSecondBrand } from './business-brands.ts'
import { askForImprovement } from './business-thread.ts'
import { type AdSubject, type BusinessOwner, ownerOf } from './business-owner.ts'
import { businessDays, momentOf } from './past-clock.ts'
import type { PastWorld, Person } from './past-world.ts'

const [demoUser, demoAdmin] = demoLogins
const plan = { planLabel: 'grow-2407', isAnnual: false, currency: 'EUR' } as const
const returnTo = '/0/create/plan'

/** An event a number of days before the end, at an hour of that day (UTC). */
interface Moment {
  readonly daysAgo: number
  readonly hour: number
  happen(): Promise<unknown>
}

/**
 * Simulates the two months of the demo business until `end`, through the calls that its people make. The world's clock
 * is at their beginning.
 */
export async function liveBusiness(world: PastWorld, end: Date): Promise<void> {
  const { clock } = world
  await clockTo(world, end, businessDays, 8.5)
  const admin = await openAdmin(world)
  const person = await signUp(world, demoUser)
  for (const user of [admin, person]) await user.call('add-user-completed-task', { task: 'mobileWelcome' })
  const ideaId = await openBrand(world, person, demoAnswers)
  const owner = ownerOf(world, person, ideaId)
  const launched: Partial<Record<keyof typeof nightjarAds, AdSubject>> = {}

  const create = async (name: keyof typeof nightjarAds) =>
    (launched[name] = await owner.createAd(nightjarAds[name]))
  const launch = async (name: keyof typeof nightjarAds) => owner.launch(await create(name))
  const subjectOf = (name: keyof typeof nightjarAds) => {
    const subject = launched[name]
    if (!subject) throw new Error(`the ad ${name} was not made yet`)
    return subject
  }
  const approve = (name: keyof typeof nightjarAds) =>
    admin.call('admin-approve-ad', {
      ...subjectOf(name),
      targetCpc: 5,
      fromLaunchDate: clock.now().toISOString().slice(0, 10),
    })
  const approved = (name: keyof typeof nightjarAds, daysAgo: number): Moment[] => [
    { daysAgo, hour: 9.2, happen: () => launch(name) },
    { daysAgo, hour: 11.5, happen: () => approve(name) },
  ]

  const moments: Moment[] = [
    { daysAgo: 61, hour: 9, happen: () => subscribe(person) },
    ...approved('finished', 60),
    {
      daysAgo: 55,
      hour: 9.5,
      async happen() {
        const repairs = await create('repairs')
        await person.call('set-autopilot', { ...repairs, isOn: true })
        await owner.launch(repairs)
      },
    },
    { daysAgo: 55, hour: 14, happen: () => approve('repairs') },
    ...approved('stopped', 45),
    { daysAgo: 41, hour: 17, happen: () => improveBriefs(person, ideaId, 'first') },
    { daysAgo: 30, hour: 16, happen: () => owner.stop(subjectOf('stopped')) },
    { daysAgo: 24, hour: 10, happen: () => openSecondBrand(world, person, ideaId) },
    ...approved('limited', 19),
    ...approved('steady', 13),
    ...approved('ending', 13),
    { daysAgo: 9, hour: 18, happen: () => improveBriefs(person, ideaId, 'second') },
    { daysAgo: 8, hour: 9, happen: () => person.call('retry-autopilot', subjectOf('repairs')) },
    { daysAgo: 7, hour: 8, happen: () => person.call('set-notifications-read', { notificationIds: null }) },
    ...approved('learning', 3),
    { daysAgo: 3, hour: 15, happen: () => launch('rejected') },
    {
      daysAgo: 2,
      hour: 10,
      happen: () => admin.call('admin-reject-ad', { ...subjectOf('rejected'), message: whyRejected }),
    },
    { daysAgo: 2, hour: 18, happen: () => create('unfinished') },
    { daysAgo: 2, hour: 18.2, happen: () => editOnTwoDevices(owner, person, subjectOf('unfinished')) },
    {
      daysAgo: 2,
      hour: 18.4,
      happen: () => askForImprovement(world, person, subjectOf('unfinished')),
    },
    { daysAgo: 1, hour: 11, happen: () => create('ready') },
    { daysAgo: 1, hour: 15, happen: () => launch('waitingToo') },
    // More than two hours before the end: any launch not approved by then waits for a person.
    { daysAgo: 0, hour: 5.7, happen: () => launch('waiting') },
    { daysAgo: 0, hour: 7.7, happen: () => signUp(world, newcomer, { isVerified: false }) },
  ]
  for (const { daysAgo, hour, happen } of moments) {
    await clockTo(world, end, daysAgo, hour)
    await happen()
  }
  await world.passUntil(end)
  await forgetVisits(world)
}

/** Ends all sessions and deletes known devices, stored replies and rate limits. */
async function forgetVisits({ database: { knex } }: PastWorld): Promise<void> {
  for (const table of ['session', 'known_device', 'kept_reply', 'rate_limit']) await knex(table).delete()
}

const demoAnswers = { openingHours: 'Tuesday to Saturday, 10 to 18' }
const whyRejected =
  'Instagram doesn’t allow “the best lamp in Ireland” without proof. Say what makes the Wren Sill a good present instead, and send it again.'

/** Moves the clock day by day, so that everything happens on its own day. */
async function clockTo(world: PastWorld, end: Date, daysAgo: number, hour: number): Promise<void> {
  const target = momentOf(end, -daysAgo, hour)
  for (;;) {
    const nextDay = momentOf(world.clock.now(), 1, 0.5)
    if (nextDay >= target) return world.passUntil(target)
    await world.passUntil(nextDay)
  }
}

async function openAdmin({ database: { knex }, clock, as }: PastWorld): Promise<Person> {
  const { password, email, username, isAdmin } = demoAdmin
  const id = uuidv7()
  const rest = { language: 'en', referralCode: null, isEmailValidated: true, now: clock.now() }
  const passwordHash = await protectPassword(password)
  await knex.transaction(async (trx) => {
    await registerAccount(trx, { id, email, username, isAdmin, passwordHash, ...rest })
    await endOnboarding(trx, id)
  })
  return as(id)
}

/** Signs up and, by default, opens the link in the mail that verifies the address. */
async function signUp(
  { visitor, as, settle, database: { knex } }: PastWorld,
  {
    email,
    password,
    username,
  }: { readonly email: string; readonly password: string; readonly username: string },
  { isVerified = true }: { readonly isVerified?: boolean } = {},
): Promise<Person> {
  const { _id } = await visitor.call('signup', {
    email,
    password,
    username,
    language: 'en',
    isTermsAccepted: true,
  })
  const person = as(_id)
  await settle()
  if (!isVerified) return person
  const mail: { bodyText: string } | undefined = await knex('outbox_mail')
    .where({ recipient: email })
    .first('bodyText')
  const [, code = ''] = /[?&]code=([\w-]+)/.exec(mail?.bodyText ?? '') ?? []
  await person.call('validate-email', { code })
  return person
}

/** A plan with a trial of ten days, paid from then on. */
async function subscribe(person: Person): Promise<void> {
  const { paymentId, url } = await person.call('add-payment-method', { returnTo })
  await person.payByCard({ url })
  const { paymentMethod } = await person.call('get-payment-result', { paymentId })
  await person.call('start-subscription', { ...plan, paymentMethodId: paymentMethod?._id ?? '', returnTo })
}

/**
 * Changes a text on the phone while the laptop still shows the previous one, so that a change on the laptop is refused
 * at first.
 */
async function editOnTwoDevices(owner: BusinessOwner, person: Person, subject: AdSubject): Promise<void> {
  const { ideaId, balloonId, componentId } = subject
  const key = componentKey(componentId, 'fbTitle')
  const before = nightjarAds.unfinished.values.fbTitle
  await owner.edit(subject, { [key]: 'Brass cleaned and polished, €35' })
  const late = { [key]: 'Your brass lamp like new, €35' }
  const conflict = await person
    .call('update-balloon', { ideaId, balloonId, data: late, base: { [key]: [before] } })
    .then(
      () => false,
      (error: unknown) => String(error).includes('editConflict'),
    )
  if (!conflict) throw new Error('the conflict with the other device was not reported')
}
