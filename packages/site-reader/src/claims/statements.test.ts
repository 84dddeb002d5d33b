import { expect, it } from 'vitest'
import { dataOf, valuesOf } from '../test-support/site-of.ts'

const statements = (html: string) => valuesOf(dataOf(`<html lang="en"><h1>Our shop</h1>${html}`).statements)

it('reads each sentence of the owner once, word for word', () => {
  expect(
    statements(
      '<p>We mend bikes at your door. New tubes are in the van.</p><p>We mend bikes at your door.</p>',
    ),
  ).toEqual(['We mend bikes at your door.', 'New tubes are in the van.'])
})

it.each([
  ['what customers say', '<p>“They came on time and were kind.” – Priya N., Bedminster</p>'],
  [
    'the name below it',
    '<div><div>“They came on time and were kind.”</div><div>Priya N. of the old mill</div></div>',
  ],
  [
    'a quotation with a name',
    '<blockquote><p>We laughed about it for a whole week.</p><footer>Dev</footer></blockquote>',
  ],
  ['a diary', '<h2>From the blog</h2><p>We climbed a mountain and had breakfast.</p>'],
  [
    'a diary in boxes',
    '<div><div>From the blog</div><div>We climbed a mountain and had breakfast.</div></div>',
  ],
  [
    'an entry with its day',
    '<article><time>11 May</time><p>We deleted all the holiday pictures.</p></article>',
  ],
  ['a story that begins with its day', '<p>12 March: We climbed a mountain and had breakfast.</p>'],
  ['jobs, whatever stands beside them', '<p>We are hiring a game master. Must enjoy the work here.</p>'],
  ['what a pet is called', '<p>Our own dogs are called Biscuit and Gravy.</p>'],
  ['half an answer', '<h3>Are we locked in?</h3><p>No. You can open the door again.</p>'],
  ['what leans on another sentence', '<p>They like cheese in the evening.</p>'],
  ['a price without its name', '<p>£98 a night, on the ground floor.</p>'],
  ['an offer', '<p>New this month: stout and oat loaf, £6.80.</p>'],
  ['a telephone number', '<p>To book please phone Linda on 01632 960 417.</p>'],
  ['an address', '<p>The shop is at 6 Mill Road, Leeds LS1 5QL.</p>'],
  ['hours', '<p>We are open Monday to Friday 9am - 5pm.</p>'],
  ['questions', '<p>Would you like to know more?</p>'],
])('leaves out %s', (_, html) => {
  expect(statements(html)).toEqual([])
})
