import { expect, it } from 'vitest'
import { hoursIn } from './opening-hours.ts'

it.each([
  ['Mon-Fri 9am-5pm', [['01234', 9, 17]]],
  ['Open Tuesday to Saturday, 9 to 17', [['12345', 9, 17]]],
  ['Wednesday to Sunday, 12 noon to 10 pm', [['23456', 12, 22]]],
  ['Sat & Sun 10–4', [['56', 10, 16]]],
  ['Monday, Wednesday and Friday 7.30am – 6pm', [['024', 7.5, 18]]],
  [
    'Mo.–Fr. 8:00–18:00 Uhr, Sa. 9–13 Uhr',
    [
      ['01234', 8, 18],
      ['5', 9, 13],
    ],
  ],
  [
    'Montag bis Freitag: 8 - 12 und 14 - 18 Uhr',
    [
      ['01234', 8, 12],
      ['01234', 14, 18],
    ],
  ],
  ['montags bis freitags von 7 bis 16 Uhr', [['01234', 7, 16]]],
  ['Du lundi au vendredi de 9h à 18h30', [['01234', 9, 18.5]]],
  [
    'Lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:00',
    [
      ['01234', 9, 14],
      ['01234', 17, 20],
    ],
  ],
  ['täglich 10 bis 22 Uhr', [['0123456', 10, 22]]],
  ['We-Su 12:00-22:00', [['23456', 12, 22]]],
  ['Abrimos todos los días de diez a dos.', [['0123456', 10, 14]]],
  ['Monday to Friday, nine to five', [['01234', 9, 17]]],
  ['Montag bis Freitag von sieben bis zwölf Uhr', [['01234', 7, 12]]],
  ['Monday to Friday for two to three days', []],
  ['Friday 20:00 to 02:00', [['4', 20, 26]]],
  ['We open at 9', []],
  ['So do 10 people from 9 to 5', []],
  ['Nous livrons du mardi au samedi.', []],
])('%s', (text, wanted) => {
  expect(hoursIn(text).map(({ days, opens, closes }) => [days.join(''), opens / 60, closes / 60])).toEqual(
    wanted,
  )
})
