import { expect, test } from 'vitest'
import { adColumns } from '../../core/ad-columns.ts'
import { launchColumns, reportAdColumns } from '../../core/report-columns.ts'
import { cardColumns, reportCardColumns } from './card-columns.rules.ts'

test('A card on a phone shows results and spend, and other figures where those weren’t chosen', () => {
  expect(cardColumns(adColumns)).toEqual(['results', 'spend'])
  expect(cardColumns(['name', 'clicks', 'spend', 'costPerClick'])).toEqual(['spend', 'clicks'])
  expect(cardColumns(['name', 'status', 'costPerClick', 'clicks', 'roas'])).toEqual([
    'costPerClick',
    'clicks',
  ])
  expect(cardColumns(['name', 'status'])).toEqual([])
})

test('A card of a report shows the first six of the chosen figures, with the status and what it is about', () => {
  const six = ['cost', 'impressions', 'clicks', 'clickThroughRate', 'costPerClick', 'conversions']
  expect(reportCardColumns(reportAdColumns)).toEqual(['status', 'platform', ...six])
  expect(reportCardColumns(launchColumns)).toEqual(['status', 'start', ...six])
  expect(reportCardColumns(['name', 'roas', 'results', 'cost'])).toEqual(['roas', 'cost'])
})
