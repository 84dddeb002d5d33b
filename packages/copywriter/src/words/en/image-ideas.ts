import type { ImageIdeaWords } from '../../language/language-words.ts'

/** The words of ideas for pictures in English. */
export const ideas: ImageIdeaWords = {
  frames: {
    offer: {
      title: '{offer}',
      subject: '{offer}, large in the frame, with nothing beside it',
      environment: '{setting}',
    },
    thing: {
      title: '{offer}, close up',
      subject: '{offer} on its own, close enough to see what it’s made of',
      environment: '{setting}',
    },
    service: {
      title: '{offer}, just finished',
      subject: '{offer}: the last touch, with both hands in the picture and nobody posing',
      environment: '{setting}',
    },
    advice: {
      title: '{offer}, across a table',
      subject: '{offer}: two people at one table, with the paper they talk about between them',
      environment: '{setting}',
    },
    experience: {
      title: '{offer}, in the middle of it',
      subject: '{offer} as somebody sees it who takes part, not from the edge of the room',
      environment: '{setting}',
    },
    fact: {
      title: '{short}',
      subject: 'Show it rather than say it: {fact}',
      environment: '{setting}, with whatever proves it in front',
    },
    audience: {
      title: 'For {audience}',
      subject: 'Over the shoulder of the people this is for: {audience}',
      environment: 'where they’d be on an ordinary day, not in a studio',
    },
    choice: {
      title: '{offer} or {other}?',
      subject: '{offer} and {other} side by side, seen straight from above, so that people choose',
      environment: 'a plain surface in the color of the brand, lit from one side',
    },
    place: {
      title: 'Find us in {place}',
      subject: '{brand} from across the street, as a passer-by finds it, with the door open',
      environment: '{place} on an ordinary morning',
    },
  },
  settings: {
    'eating out': 'a laid table by the window, just before the first guests',
    'food makers': 'a floured wooden counter in early light',
    shops: 'a tidy shelf with one gap in it',
    makers: 'a workbench with its tools, in light from one window',
    'home services': 'a lived-in home with dust sheets on the floor',
    vehicles: 'a bright workshop with the bonnet open',
    health: 'a quiet room with daylight and a plant',
    beauty: 'a mirror, a clean towel and soft side light',
    fitness: 'an airy room with chalk marks on the floor',
    learning: 'a long table with open notebooks',
    professions: 'a clear desk, two cups and one sheet of paper',
    'business services': 'an office at ten in the morning, with work on the wall',
    software: 'a laptop on a counter among real work',
    'creative services': 'a studio wall full of drafts',
    culture: 'the room just before the doors open',
    events: 'a decorated room, minutes before the guests come in',
    travel: 'the view from the open door',
    animals: 'a sunny floor at the height of the animal',
    care: 'a kitchen table with two cups of tea',
  },
  plainSetting: 'a plain surface with daylight from the side',
}
