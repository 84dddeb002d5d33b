import type { AdArm } from '@aloft/domain/ads/ab-test.rules'
import { breakdowns } from '@aloft/domain/ads/breakdowns.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { describe, expect, test } from 'vitest'
import { newOrder, submittedDate } from './ad-order.fixtures.ts'
import { type AdOrder, type AdPlatformGateway, type AdRef, reviewVerdicts } from './ad-platform.port.ts'

const hour = 3_600_000
const day = 24 * hour
const later = (ms: number) => new Date(submittedDate.getTime() + ms)
const figures = ['spend', 'impressions', 'clicks', 'conversions'] as const

/** Tests for every platform, with an ad that follows its rules and one that doesn't. */
export function adPlatformSuite(
  name: string,
  platform: AdPlatform,
  open: () => Promise<AdPlatformGateway>,
): void {
  describe(`${name}, ${platform}`, () => {
    const total = async (gateway: AdPlatformGateway, ref: AdRef, from: Date, until: Date) => {
      const hours = await gateway.report(ref, from, until)
      return figures.map((figure) => hours.reduce((sum, one) => sum + one[figure], 0))
    }
    const live = async (gateway: AdPlatformGateway, key: string, change?: Partial<AdOrder>) =>
      gateway.setStatus(await gateway.create(newOrder(platform, change), key), 'active', submittedDate)
    const wholeTime = [submittedDate, later(40 * day)] as const

    test('takes an ad once, paused, and finds it by the key', async () => {
      const gateway = await open()
      const ref = await gateway.create(newOrder(platform), 'once')
      expect(await gateway.create(newOrder(platform), 'once')).toBe(ref)
      expect(await gateway.create(newOrder(platform), 'twice')).not.toBe(ref)
      expect(await gateway.status(ref, later(4 * day))).toBe('paused')
      expect(await gateway.report(ref, ...wholeTime)).toEqual([])
    })

    test('finds a launch by its key alone, and stops showing it from there', async () => {
      const gateway = await open()
      const key = `lost ${platform}`
      expect(await gateway.find(key)).toBeNull()
      const made = await gateway.create(newOrder(platform), key)
      expect(await gateway.find(key)).toBe(made)
      // As if the node that showed it had lost its reference.
      const lost = await gateway.setStatus(made, 'active', submittedDate)
      const found = await gateway.find(key)
      if (found === null) throw new Error('not found')
      expect(found).toBe(lost)
      expect(await gateway.create(newOrder(platform), key)).toBe(found)
      const paused = await gateway.setStatus(found, 'paused', later(3 * day))
      expect(await gateway.status(paused, later(3 * day))).toBe('paused')
      expect(await gateway.find(key)).toBe(paused)
      expect(await gateway.find(`${key} elsewhere`)).toBeNull()
    })

    test('reviews it within two days, and shows it from then on until its days are over', async () => {
      const gateway = await open()
      const ref = await live(gateway, 'reviewed')
      expect(await gateway.status(ref, later(hour))).toBe('inReview')
      expect(await gateway.review(ref, later(hour))).toEqual({ isDecided: false })
      const review = await gateway.review(ref, later(2 * day))
      if (!review.isDecided) throw new Error('no word after two days')
      expect(review.verdict).not.toBe('disapproved')
      expect(await gateway.report(ref, submittedDate, review.date)).toEqual([])
      expect(await gateway.status(ref, review.date)).toBe('active')
      const end = review.date.getTime() + 10 * day
      expect(await gateway.status(ref, new Date(end - 1))).toBe('active')
      expect(await gateway.status(ref, new Date(end))).toBe('ended')
      const [spend, impressions, clicks] = await total(gateway, ref, new Date(end), later(90 * day))
      expect([spend, impressions, clicks]).toEqual([0, 0, 0])
    })

    test('refuses what breaks its rules, the worst first, and never shows it', async () => {
      const gateway = await open()
      const key = ({ google: 'headline1', facebook: 'fbMessage', instagram: 'igMessage' } as const)[platform]
      const { texts } = newOrder(platform)
      const bad =
        platform === 'google'
          ? 'BEST LAMPS!!! CALL 091 555 0199'
          : 'Tired of your depression? Cured for good.'
      const ref = await live(gateway, 'refused', { texts: { ...texts, [key]: bad } })
      const review = await gateway.review(ref, later(2 * day))
      if (!review.isDecided) throw new Error('no word after two days')
      expect(review.verdict).toBe('disapproved')
      expect(review.issues[0]).toMatchObject({ key, verdict: 'disapproved' })
      const order = review.issues.map(({ verdict }) => reviewVerdicts.indexOf(verdict))
      expect(order).toEqual(order.toSorted((left, right) => left - right))
      expect(await gateway.status(ref, later(5 * day))).toBe('disapproved')
      expect(await gateway.report(ref, ...wholeTime)).toEqual([])
    })

    test('reports hours that add up to days and to the launch, whole figures within the cap', async () => {
      const gateway = await open()
      const ref = await live(gateway, 'sums')
      const hours = await gateway.report(ref, ...wholeTime)
      expect(new Set(hours.map(({ date }) => date.getTime())).size).toBe(hours.length)
      expect(hours.every(({ date }) => date.getTime() % hour === 0)).toBe(true)
      for (const one of hours) for (const name of figures) expect(Number.isInteger(one[name])).toBe(true)
      const whole = await total(gateway, ref, ...wholeTime)
      expect(whole[0]).toBeGreaterThan(0)
      expect(whole[0]).toBeLessThanOrEqual(30_000)
      const days = Array.from({ length: 41 }, (_, index) =>
        later(index * day - (submittedDate.getTime() % day)),
      )
      const parts = await Promise.all(
        days.map((from) => total(gateway, ref, from, new Date(from.getTime() + day))),
      )
      expect(figures.map((_, at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0))).toEqual(whole)
    })

    test('answers the same whenever and in whatever order it is asked, parts of hours too', async () => {
      const gateway = await open()
      const ref = await live(gateway, 'order')
      const moments = [0, 50.3, 51.7, 130, 200.01, 500].map((hours) => later(hours * hour))
      const ask = async () =>
        Promise.all(
          moments.slice(1).map((until, index) => total(gateway, ref, moments[index] ?? until, until)),
        )
      const forwards = await ask()
      const again = await open()
      const backwards = []
      for (let index = moments.length - 1; index > 0; index -= 1)
        backwards.unshift(
          await total(again, ref, moments[index - 1] ?? submittedDate, moments[index] ?? submittedDate),
        )
      expect(backwards).toEqual(forwards)
      const whole = await total(gateway, ref, submittedDate, later(500 * hour))
      expect(figures.map((_, at) => forwards.reduce((sum, part) => sum + (part[at] ?? 0), 0))).toEqual(whole)
    })

    test('never brings less for more money', async () => {
      let before = figures.map(() => 0)
      for (const spendCap of [5_000, 10_000, 30_000, 31_000, 200_000]) {
        // A new gateway, which does not know the launch of this key yet.
        const gateway = await open()
        const whole = await total(gateway, await live(gateway, 'more', { spendCap }), ...wholeTime)
        for (const [at, figure] of whole.entries()) expect(figure).toBeGreaterThanOrEqual(before[at] ?? 0)
        before = whole
      }
    })

    test('spends nothing while it is paused, keeps what was before, and goes on when resumed', async () => {
      const gateway = await open()
      const plain = await live(gateway, 'pause')
      const [from, until] = [later(80.4 * hour), later(120.9 * hour)]
      const paused = await gateway.setStatus(plain, 'paused', from)
      expect(await gateway.setStatus(paused, 'paused', from)).toBe(paused)
      const ref = await gateway.setStatus(paused, 'active', until)
      expect(await gateway.status(ref, later(100 * hour))).toBe('paused')
      expect(await gateway.status(ref, until)).toBe('active')
      expect(await total(gateway, ref, submittedDate, from)).toEqual(
        await total(gateway, plain, submittedDate, from),
      )
      expect((await total(gateway, ref, from, until))[0]).toBe(0)
      const [spend = 0] = await total(gateway, ref, ...wholeTime)
      expect(spend).toBeGreaterThan((await total(gateway, ref, submittedDate, until))[0] ?? 0)
      expect(spend).toBeLessThanOrEqual(30_000)
    })

    const tested = (texts: AdOrder['texts'] = {}): Partial<AdOrder> => {
      const order = newOrder(platform)
      const variant = { texts: { ...order.texts, ...texts }, pictures: order.pictures }
      return { variant, days: 30 }
    }
    const spendOf = async (gateway: AdPlatformGateway, ref: AdRef, from: Date, until: Date) => {
      const hours = await gateway.report(ref, from, until)
      const sum = (arm: AdArm) =>
        hours.filter((hour) => hour.arm === arm).reduce((total, { spend }) => total + spend, 0)
      return { original: sum('original'), variant: sum('variant') }
    }

    test('shows an untested ad as the original alone', async () => {
      const gateway = await open()
      const hours = await gateway.report(await live(gateway, 'untested'), ...wholeTime)
      expect(new Set(hours.map(({ arm }) => arm))).toEqual(new Set(['original']))
    })

    test('shows two versions for half of the budget each, and reports which (OPN-80)', async () => {
      const gateway = await open()
      const ref = await live(gateway, 'tested', tested())
      const hours = await gateway.report(ref, ...wholeTime)
      const names = hours.map(({ date, arm }) => `${date.toISOString()} ${arm}`)
      expect(new Set(names).size).toBe(names.length)
      const times = hours.map(({ date }) => date.getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      const spend = await spendOf(gateway, ref, ...wholeTime)
      expect(spend.original).toBeLessThanOrEqual(15_000)
      expect(spend.variant).toBeLessThanOrEqual(15_000)
      expect(Math.abs(spend.original - spend.variant)).toBeLessThan(300)
      const days = await gateway.breakDown(ref, 'day', ...wholeTime)
      expect(days.reduce((sum, day) => sum + day.spend, 0)).toBe(spend.original + spend.variant)
    })

    test.each(['original', 'variant'] as const)(
      'gives the rest of the budget to the %s, within one cap, and leaves what was before',
      async (winner) => {
        const gateway = await open()
        const both = await live(gateway, `won by ${winner}`, tested())
        const at = later(14.3 * day)
        const ref = await gateway.change(both, { arm: winner }, at)
        expect(await gateway.report(ref, submittedDate, at)).toEqual(
          await gateway.report(both, submittedDate, at),
        )
        const loser = winner === 'original' ? 'variant' : 'original'
        const rest = await spendOf(gateway, ref, at, later(40 * day))
        expect(rest[loser]).toBe(0)
        const undecided = await spendOf(gateway, both, at, later(40 * day))
        expect(rest[winner]).toBeGreaterThan(undecided[winner] * 1.5)
        const whole = await spendOf(gateway, ref, ...wholeTime)
        expect(whole.original + whole.variant).toBeLessThanOrEqual(30_000)
        // A later month's money is for the winner, too.
        const renewed = await gateway.change(ref, { spendCap: 60_000, days: 60 }, later(29 * day))
        const all = await spendOf(gateway, renewed, submittedDate, later(90 * day))
        expect(all[loser]).toBe(whole[loser])
        expect(all[winner]).toBeGreaterThan(whole[winner])
        expect(all.original + all.variant).toBeLessThanOrEqual(60_000)
      },
    )

    test('rejects an ad for its second version', async () => {
      const gateway = await open()
      const bad: AdOrder['texts'] =
        platform === 'google'
          ? { headline1: 'BEST LAMPS!!! CALL 091 555 0199' }
          : {
              [platform === 'facebook' ? 'fbMessage' : 'igMessage']:
                'Tired of your depression? Cured for good.',
            }
      const ref = await live(gateway, 'bad version', tested(bad))
      const review = await gateway.review(ref, later(2 * day))
      expect(review).toMatchObject({ isDecided: true, verdict: 'disapproved' })
      expect(await gateway.report(ref, ...wholeTime)).toEqual([])
    })

    test('takes more money and more days while it runs', async () => {
      const gateway = await open()
      const plain = await live(gateway, 'renewed')
      const at = later(150 * hour)
      const ref = await gateway.change(plain, { spendCap: 60_000, days: 20 }, at)
      expect(await total(gateway, ref, submittedDate, at)).toEqual(
        await total(gateway, plain, submittedDate, at),
      )
      const [before = 0] = await total(gateway, plain, ...wholeTime)
      const [after = 0] = await total(gateway, ref, ...wholeTime)
      expect(after).toBeGreaterThan(before)
      expect(after).toBeLessThanOrEqual(60_000)
      expect(await gateway.status(ref, later(15 * day))).toBe('active')
    })

    test('takes less money and another bid while it runs, and keeps what was before', async () => {
      const gateway = await open()
      const plain = await live(gateway, 'less', { maxCpc: platform === 'google' ? 200 : null })
      const at = later(120 * hour)
      const before = await total(gateway, plain, submittedDate, at)
      const spendCap = (before[0] ?? 0) + 2_000
      const less = await gateway.change(plain, { spendCap }, at)
      expect(await total(gateway, less, submittedDate, at)).toEqual(before)
      expect((await total(gateway, less, ...wholeTime))[0]).toBeLessThanOrEqual(spendCap)
      const cheaper = await gateway.change(plain, { maxCpc: platform === 'google' ? 10 : null }, at)
      const [spend = 0, , clicks = 0] = await total(gateway, cheaper, at, later(40 * day))
      const [plainSpend = 0, , plainClicks = 0] = await total(gateway, plain, at, later(40 * day))
      expect(await total(gateway, cheaper, submittedDate, at)).toEqual(before)
      const isCheaper = spend / clicks < plainSpend / plainClicks
      // Only Google supports bids.
      expect(isCheaper).toBe(platform === 'google')
    })

    test('splits each day into parts that add up to it, in every way it offers, always the same', async () => {
      const gateway = await open()
      const ref = await live(gateway, 'split')
      const offered = await gateway.breakdowns(ref)
      expect(offered).toEqual(breakdowns.filter((by) => offered.includes(by)))
      const midnight = submittedDate.getTime() - (submittedDate.getTime() % day)
      const spans = Array.from({ length: 14 }, (_, index) => [
        new Date(midnight + index * day),
        new Date(midnight + (index + 1) * day),
      ])
      for (const by of offered) {
        for (const [from = submittedDate, until = submittedDate] of [...spans, wholeTime]) {
          const parts = await gateway.breakDown(ref, by, from, until)
          expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length)
          const sums = figures.map((figure) => parts.reduce((sum, part) => sum + part[figure], 0))
          expect(sums).toEqual(await total(gateway, ref, from, until))
          for (const part of parts)
            for (const figure of figures)
              expect(Number.isInteger(part[figure]) && part[figure] >= 0).toBe(true)
        }
        const again = await open()
        expect(await again.breakDown(ref, by, ...wholeTime)).toEqual(
          await gateway.breakDown(ref, by, ...wholeTime),
        )
      }
    })

    test('reports searches only of a search, and no ages for special categories', async () => {
      const gateway = await open()
      const plain = await gateway.breakdowns(await live(gateway, 'plain'))
      expect(plain.includes('searchTerm')).toBe(platform === 'google')
      const { targeting } = newOrder(platform)
      const special = await live(gateway, 'special', {
        targeting: { ...targeting, specialCategories: ['housing'] },
      })
      expect(await gateway.breakdowns(special)).not.toContain('age')
    })

    test('suggests searches like a seed, each once', async () => {
      const gateway = await open()
      const texts = ['Hand-blown glass lamps from one bench in Galway. A glass lamp for each desk.']
      const sources = [{ origin: 'website', names: ['Wren table lamp', 'Glass lamps'], texts } as const]
      const given = { brand: 'Nightjar Lamps', sources, places: ['Galway'], patterns: ['buy {}'] }
      const ideas = (await gateway.suggestKeywords('table lamp', given)).map(({ text }) => text)
      expect(new Set(ideas).size).toBe(ideas.length)
      // Only Google has search.
      expect(ideas.length).toBeGreaterThan(platform === 'google' ? 2 : -1)
      for (const idea of ideas) expect(idea).toContain('lamp')
    })

    test('forecasts more for more money, and nothing if nobody is reached', async () => {
      const gateway = await open()
      const small = await gateway.forecast(newOrder(platform))
      const large = await gateway.forecast(newOrder(platform, { spendCap: 90_000 }))
      if (!small || !large) throw new Error('no forecast')
      for (const name of figures) {
        expect(small[name].low).toBeLessThanOrEqual(small[name].middle)
        expect(small[name].middle).toBeLessThanOrEqual(small[name].high)
        expect(large[name].middle).toBeGreaterThanOrEqual(small[name].middle)
      }
      expect(small.spend.high).toBeLessThanOrEqual(30_000)
      const { targeting } = newOrder(platform)
      const nobody = { ...targeting, keywords: [], minAge: 60, maxAge: 59 }
      expect(await gateway.forecast(newOrder(platform, { targeting: nobody }))).toBeNull()
    })
  })
}

/** Runs the suite for every platform that one gateway serves. */
export function suiteOfAll(name: string, open: () => Promise<AdPlatformGateway>): void {
  for (const platform of adPlatforms) adPlatformSuite(name, platform, open)
}
