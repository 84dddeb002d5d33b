import type { ImageIdeaWords } from '../../language/language-words.ts'

/** The words of ideas for pictures in French. */
export const ideas: ImageIdeaWords = {
  frames: {
    offer: {
      title: '{offer}',
      subject: '{offer}, en grand dans le cadre, sans rien à côté',
      environment: '{setting}',
    },
    thing: {
      title: '{offer}, de tout près',
      subject: '{offer}, rien d’autre, d’assez près pour voir la matière',
      environment: '{setting}',
    },
    service: {
      title: '{offer}, à peine fini',
      subject: '{offer} : le dernier geste, les deux mains dans l’image, personne ne pose',
      environment: '{setting}',
    },
    advice: {
      title: '{offer}, autour d’une table',
      subject: '{offer} : deux personnes à une table et, entre elles, le papier dont elles parlent',
      environment: '{setting}',
    },
    experience: {
      title: '{offer}, de l’intérieur',
      subject: '{offer} vu par quelqu’un qui y participe, pas depuis le bord de la salle',
      environment: '{setting}',
    },
    fact: {
      title: '{short}',
      subject: 'Le montrer plutôt que le dire : {fact}',
      environment: '{setting}, avec au premier plan ce qui le prouve',
    },
    audience: {
      title: 'Pour qui : {audience}',
      subject: 'Par-dessus l’épaule de celles et ceux à qui c’est destiné : {audience}',
      environment: 'là où elles sont un jour ordinaire, pas dans un studio',
    },
    choice: {
      title: '{offer} ou {other} ?',
      subject: '{offer} et {other} côte à côte, vus droit d’en haut, pour qu’on choisisse',
      environment: 'une surface unie à la couleur de la marque, éclairée d’un côté',
    },
    place: {
      title: 'À trouver à {place}',
      subject: '{brand} vu du trottoir d’en face, comme en passant, la porte ouverte',
      environment: '{place}, un matin ordinaire',
    },
  },
  settings: {
    'eating out': 'une table dressée près de la fenêtre, juste avant les premiers clients',
    'food makers': 'un plan de travail en bois fariné, dans la lumière du matin',
    shops: 'une étagère bien rangée avec une place vide',
    makers: 'un établi et ses outils, dans la lumière d’une seule fenêtre',
    'home services': 'un logement habité, des bâches au sol',
    vehicles: 'un atelier clair, le capot ouvert',
    health: 'une pièce calme, la lumière du jour et une plante',
    beauty: 'un miroir, une serviette propre et une lumière douce de côté',
    fitness: 'une salle aérée, des traits de craie au sol',
    learning: 'une longue table et des cahiers ouverts',
    professions: 'un bureau dégagé, deux tasses et une feuille de papier',
    'business services': 'un bureau à dix heures du matin, le travail affiché au mur',
    software: 'un ordinateur portable sur le comptoir, en plein travail',
    'creative services': 'un mur d’atelier couvert d’esquisses',
    culture: 'la salle juste avant l’ouverture des portes',
    events: 'une salle décorée, quelques minutes avant les invités',
    travel: 'la vue depuis la porte ouverte',
    animals: 'un sol ensoleillé, à la hauteur de l’animal',
    care: 'une table de cuisine et deux tasses de thé',
  },
  plainSetting: 'une surface unie, la lumière du jour de côté',
}
