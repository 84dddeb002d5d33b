import type { ImageIdeaWords } from '../../language/language-words.ts'

/** The words of ideas for pictures in German. */
export const ideas: ImageIdeaWords = {
  frames: {
    offer: {
      title: '{offer}',
      subject: '{offer}, groß im Bild und sonst nichts',
      environment: '{setting}',
    },
    thing: {
      title: '{offer}, ganz nah',
      subject: '{offer} ganz allein, so nah, dass man das Material erkennt',
      environment: '{setting}',
    },
    service: {
      title: '{offer}, gerade fertig',
      subject: '{offer}: der letzte Handgriff, beide Hände im Bild, niemand posiert',
      environment: '{setting}',
    },
    advice: {
      title: '{offer}, an einem Tisch',
      subject: '{offer}: zwei Menschen an einem Tisch, zwischen ihnen das Papier, um das es geht',
      environment: '{setting}',
    },
    experience: {
      title: '{offer}, mittendrin',
      subject: '{offer} aus der Sicht von jemandem, der mitmacht, nicht vom Rand aus',
      environment: '{setting}',
    },
    fact: {
      title: '{short}',
      subject: 'Zeigen statt sagen: {fact}',
      environment: '{setting}, vorn das, was es beweist',
    },
    audience: {
      title: 'Für wen: {audience}',
      subject: 'Ein Blick über die Schulter der Menschen, für die es ist: {audience}',
      environment: 'dort, wo sie an einem gewöhnlichen Tag sind, nicht im Studio',
    },
    choice: {
      title: '{offer} oder {other}?',
      subject: '{offer} und {other} nebeneinander, genau von oben, damit man wählt',
      environment: 'eine glatte Fläche in der Farbe der Marke, Licht von einer Seite',
    },
    place: {
      title: 'Zu finden in {place}',
      subject:
        '{brand} von der anderen Straßenseite, wie man im Vorbeigehen darauf stößt, die Tür steht offen',
      environment: '{place} an einem gewöhnlichen Morgen',
    },
  },
  settings: {
    'eating out': 'ein gedeckter Tisch am Fenster, kurz vor den ersten Gästen',
    'food makers': 'eine bemehlte Holzplatte im frühen Licht',
    shops: 'ein aufgeräumtes Regal mit einer Lücke',
    makers: 'eine Werkbank mit Werkzeug, Licht aus einem Fenster',
    'home services': 'eine bewohnte Wohnung mit Abdeckvlies auf dem Boden',
    vehicles: 'eine helle Werkstatt, die Motorhaube steht offen',
    health: 'ein ruhiger Raum mit Tageslicht und einer Pflanze',
    beauty: 'ein Spiegel, ein frisches Handtuch, weiches Licht von der Seite',
    fitness: 'ein luftiger Raum mit Kreidestrichen auf dem Boden',
    learning: 'ein langer Tisch mit offenen Heften',
    professions: 'ein leerer Schreibtisch, zwei Tassen und ein Blatt Papier',
    'business services': 'ein Büro um zehn Uhr morgens, die Arbeit hängt an der Wand',
    software: 'ein Laptop auf der Theke mitten in der Arbeit',
    'creative services': 'eine Atelierwand voller Entwürfe',
    culture: 'der Saal, kurz bevor die Türen aufgehen',
    events: 'ein geschmückter Raum, Minuten bevor die Gäste kommen',
    travel: 'der Blick aus der offenen Tür',
    animals: 'ein sonniger Boden auf Augenhöhe des Tiers',
    care: 'ein Küchentisch mit zwei Tassen Tee',
  },
  plainSetting: 'eine glatte Fläche mit Tageslicht von der Seite',
}
