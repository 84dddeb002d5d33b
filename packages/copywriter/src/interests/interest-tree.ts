import { foldName } from '@aloft/domain/core/fold-name'
import { artsAndEntertainment } from './fields/arts-and-entertainment.ts'
import { businessAndWork } from './fields/business-and-work.ts'
import { familyAndRelationships } from './fields/family-and-relationships.ts'
import { fashionAndBeauty } from './fields/fashion-and-beauty.ts'
import { filmsAndBooks } from './fields/films-and-books.ts'
import { foodAndDrink } from './fields/food-and-drink.ts'
import { games } from './fields/games.ts'
import { healthAndWellBeing } from './fields/health-and-well-being.ts'
import { hobbiesAndCrafts } from './fields/hobbies-and-crafts.ts'
import { homeAndGarden } from './fields/home-and-garden.ts'
import { learningAndScience } from './fields/learning-and-science.ts'
import { moneyAndProperty } from './fields/money-and-property.ts'
import { petsAndAnimals } from './fields/pets-and-animals.ts'
import { societyAndCauses } from './fields/society-and-causes.ts'
import { sports } from './fields/sports.ts'
import { technology } from './fields/technology.ts'
import { travel } from './fields/travel.ts'
import { vehiclesAndTransport } from './fields/vehicles-and-transport.ts'
import type { InterestField } from './fields/interest-field.ts'
import { type InterestEntry, parseField } from './parse-field.ts'

/**
 * Interests by field and group: our own selection, in the words of the platforms' lists. Without interests that reveal
 * something sensitive about a person (health conditions, religion, politics, sexual orientation, ethnicity), as
 * platforms don't allow them in targeting. It has no data on how many people an interest reaches.
 */
export const interestFields: readonly InterestField[] = [
  homeAndGarden,
  foodAndDrink,
  fashionAndBeauty,
  healthAndWellBeing,
  sports,
  travel,
  familyAndRelationships,
  petsAndAnimals,
  artsAndEntertainment,
  filmsAndBooks,
  games,
  hobbiesAndCrafts,
  businessAndWork,
  moneyAndProperty,
  learningAndScience,
  technology,
  vehiclesAndTransport,
  societyAndCauses,
]

let parsed: ReadonlyMap<string, InterestEntry> | undefined

/** Every interest by its folded English name, in the order of the tree; parsed once, on first use. */
export function interestsByName(): ReadonlyMap<string, InterestEntry> {
  parsed ??= new Map(
    interestFields.flatMap(parseField).map((entry) => [foldName(entry.name), entry] as const),
  )
  return parsed
}
