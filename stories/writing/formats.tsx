import { formatNumber } from '@aloft/domain/core/numbers'
import { formatDate } from '@aloft/messages/date-format'
import { formatMoney, formatPrice } from '@aloft/messages/money-format'
import { formatRelative } from '@aloft/messages/relative-date'
import { Table } from './table.tsx'

export function NumberFormats() {
  return (
    <Table
      head={['Value', 'As written']}
      rows={[
        ['381', formatNumber(381)],
        ['12345.5', formatNumber(12_345.5)],
        ['12345.5 with two decimals', formatNumber(12_345.5, 2)],
        ['1000000', formatNumber(1_000_000)],
      ]}
    />
  )
}

export function MoneyFormats() {
  return (
    <Table
      head={['Value', 'In tables and on buttons', 'A price in a sentence']}
      rows={[
        ['Twenty-nine euros', formatMoney(2900, 'EUR'), formatPrice(2900, 'EUR')],
        ['With cents', formatMoney(3451, 'EUR'), formatPrice(3451, 'EUR')],
        ['Over a thousand', formatMoney(124_708, 'EUR'), formatPrice(124_708, 'EUR')],
        ['What comes back', formatMoney(-500, 'EUR'), formatPrice(-500, 'EUR')],
      ]}
    />
  )
}

const moment = new Date(2026, 10, 4, 9, 5)

export function DateFormats() {
  return (
    <Table
      head={['Where', 'As written']}
      rows={[
        ['Something that happened', formatRelative(moment, new Date(2026, 10, 7, 9, 5))],
        ['A moment', formatDate(moment, 'dateTime')],
        ['A day', formatDate(moment, 'date')],
        ['In a file', formatDate(moment, 'iso')],
      ]}
    />
  )
}
