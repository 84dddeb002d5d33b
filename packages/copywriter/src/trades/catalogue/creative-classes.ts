import type { TradeEntry } from './trade-entry.ts'

export const creativeClasses: readonly TradeEntry[] = [
  {
    id: 'music-school',
    kind: 'learning',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 15,
    interests: ['Music lessons', 'Piano', 'Guitar', 'Singing', 'Drums', 'Violin and strings'],
    angles: ['benefit', 'audience', 'ease', 'place'],
    words: {
      en: {
        business: 'music school',
        businesses: 'music schools',
        sells: 'music lessons',
        alsoCalled:
          'music lessons, piano lessons, guitar lessons, singing lessons, piano teacher, guitar teacher, drum lessons',
        offers:
          'piano lessons, guitar lessons, singing lessons, drum lessons, violin lessons, early music classes, band workshop, trial lesson',
        searches:
          'music school, piano lessons, guitar lessons, singing lessons, drum lessons, violin lessons, music lessons for kids, piano teacher, music lessons near me',
        negatives: 'jobs, free, app, chords, sheet music, youtube, used instruments',
        questions: ['What does a lesson cost?', 'Is there a trial lesson?', 'Do we need our own instrument?'],
      },
      de: {
        business: 'Musikschule',
        businesses: 'Musikschulen',
        sells: 'Musikunterricht',
        alsoCalled:
          'Musikunterricht, Klavierunterricht, Gitarrenunterricht, Gesangsunterricht, Klavierlehrer, Gitarrenlehrer, Schlagzeugunterricht',
        offers:
          'Klavierunterricht, Gitarrenunterricht, Gesangsunterricht, Schlagzeugunterricht, Geigenunterricht, musikalische Früherziehung, Bandworkshop, Probestunde',
        searches:
          'musikschule, klavierunterricht, gitarrenunterricht, gesangsunterricht, schlagzeugunterricht, geigenunterricht, musikunterricht für kinder, klavierlehrer, musikschule in der nähe',
        negatives: 'jobs, kostenlos, app, akkorde, noten, youtube, gebraucht',
        questions: [
          'Was kostet der Unterricht?',
          'Gibt es eine Probestunde?',
          'Brauchen wir ein eigenes Instrument?',
        ],
      },
      fr: {
        business: 'école de musique',
        businesses: 'écoles de musique',
        sells: 'cours de musique',
        alsoCalled:
          'cours de musique, cours de piano, cours de guitare, cours de chant, professeur de piano, professeur de guitare, cours de batterie',
        offers:
          'cours de piano, cours de guitare, cours de chant, cours de batterie, cours de violon, éveil musical, atelier de groupe, cours d’essai',
        searches:
          'école de musique, cours de piano, cours de guitare, cours de chant, cours de batterie, cours de violon, éveil musical, professeur de piano, cours de musique près de chez moi',
        negatives: 'emploi, gratuit, application, accords, partitions, youtube, occasion',
        questions: [
          'Combien coûte un cours ?',
          'Y a-t-il un cours d’essai ?',
          'Faut-il avoir son instrument ?',
        ],
      },
    },
  },
  {
    id: 'art-classes',
    kind: 'learning',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order'],
    radiusKm: 20,
    interests: ['Art classes', 'Painting', 'Drawing', 'Watercolour painting', 'Crafts with children'],
    angles: ['benefit', 'ease', 'audience', 'time'],
    words: {
      en: {
        business: 'art school',
        businesses: 'art schools',
        sells: 'painting and drawing classes',
        alsoCalled:
          'art classes, painting classes, drawing classes, art workshop, painting school, paint and sip',
        offers:
          'painting class, drawing class, watercolor course, life drawing, children’s art class, portfolio course, weekend workshop, paint and sip evening',
        searches:
          'art classes, painting classes, drawing classes, watercolor classes, art school, art classes for kids, paint and sip, life drawing class, art classes near me',
        negatives: 'jobs, free, youtube, supplies, degree, paint by numbers, museum',
        questions: ['Are materials included?', 'Do I need experience?', 'What does a class cost?'],
      },
      de: {
        business: 'Malschule',
        businesses: 'Malschulen',
        sells: 'Mal- und Zeichenkurse',
        alsoCalled:
          'Kunstschule, Malkurs, Malkurse, Zeichenkurs, Zeichenschule, Malatelier, Zeichenunterricht',
        offers:
          'Malkurs, Zeichenkurs, Aquarellkurs, Aktzeichnen, Kindermalkurs, Mappenkurs, Wochenendworkshop, Malabend mit Wein',
        searches:
          'malkurs, zeichenkurs, malschule, aquarellkurs, kunstkurs für kinder, acryl malkurs, mappenkurs, aktzeichnen kurs, malkurs in der nähe',
        negatives: 'jobs, kostenlos, youtube, bedarf, studium, malen nach zahlen, museum',
        questions: ['Ist das Material inbegriffen?', 'Brauche ich Vorkenntnisse?', 'Was kostet ein Kurs?'],
      },
      fr: {
        business: 'école d’art',
        businesses: 'écoles d’art',
        sells: 'cours de peinture et de dessin',
        alsoCalled:
          'cours de peinture, cours de dessin, atelier de peinture, atelier d’art, école de dessin, cours d’arts plastiques',
        offers:
          'cours de peinture, cours de dessin, cours d’aquarelle, modèle vivant, atelier enfants, préparation de dossier, stage du week-end, soirée peinture et vin',
        searches:
          'cours de peinture, cours de dessin, cours d’aquarelle, atelier peinture, cours de dessin enfant, stage peinture, école d’art, cours de dessin près de chez moi',
        negatives: 'emploi, gratuit, youtube, matériel, diplôme, peinture par numéros, musée',
        questions: ['Le matériel est-il compris ?', 'Faut-il de l’expérience ?', 'Combien coûte un cours ?'],
      },
    },
  },
  {
    id: 'cooking-school',
    kind: 'learning',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order'],
    radiusKm: 40,
    interests: ['Cooking courses', 'Cooking', 'Team events', 'Gift vouchers', 'Baking', 'Food travel'],
    angles: ['benefit', 'offer', 'time', 'audience'],
    words: {
      en: {
        business: 'cooking school',
        businesses: 'cooking schools',
        sells: 'cooking classes',
        alsoCalled:
          'cooking classes, cookery school, culinary workshop, baking classes, cooking workshop, cookery courses',
        offers:
          'Italian cooking class, Thai cooking class, sushi class, pastry class, children’s cooking class, team event, private class, gift voucher',
        searches:
          'cooking class, cooking school, cookery course, sushi making class, pasta making class, baking class, team cooking event, cooking class gift voucher, cooking class near me',
        negatives: 'jobs, chef degree, free, recipe, youtube, series, game',
        questions: ['Are food and drinks included?', 'How many people take part?', 'Can I book for a group?'],
      },
      de: {
        business: 'Kochschule',
        businesses: 'Kochschulen',
        sells: 'Kochkurse',
        alsoCalled: 'Kochkurs, Kochkurse, Kochstudio, Backkurs, Kochatelier, Kochworkshop',
        offers:
          'italienischer Kochkurs, Thai-Kochkurs, Sushi-Kurs, Backkurs, Kinderkochkurs, Teamevent, privater Kochkurs, Geschenkgutschein',
        searches:
          'kochkurs, kochschule, kochkurs für paare, sushi kurs, pasta kurs, backkurs, kochevent team, kochkurs gutschein, kochkurs in der nähe',
        negatives: 'jobs, kochlehre, kostenlos, rezept, youtube, serie, spiel',
        questions: [
          'Sind Essen und Getränke inbegriffen?',
          'Wie viele Personen nehmen teil?',
          'Kann ich für eine Gruppe buchen?',
        ],
      },
      fr: {
        business: 'école de cuisine',
        businesses: 'écoles de cuisine',
        sells: 'cours de cuisine',
        alsoCalled:
          'cours de cuisine, atelier de cuisine, cours de pâtisserie, atelier culinaire, atelier de pâtisserie',
        offers:
          'cours de cuisine italienne, cours de cuisine thaïe, cours de sushis, cours de pâtisserie, atelier enfants, événement d’équipe, cours privé, bon cadeau',
        searches:
          'cours de cuisine, atelier cuisine, cours de pâtisserie, cours de sushi, cours de cuisine couple, cours de cuisine entreprise, cours de cuisine bon cadeau, cours de cuisine près de chez moi',
        negatives: 'emploi, cap cuisine, gratuit, recette, youtube, série, jeu',
        questions: [
          'Repas et boissons sont-ils compris ?',
          'Combien de personnes participent ?',
          'Peut-on réserver pour un groupe ?',
        ],
      },
    },
  },
  {
    id: 'pottery-classes',
    kind: 'learning',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order'],
    radiusKm: 25,
    interests: ['Pottery', 'Ceramic painting', 'Craft workshops', 'Ceramics', 'Gift vouchers'],
    angles: ['benefit', 'ease', 'offer', 'time'],
    words: {
      en: {
        business: 'pottery studio',
        businesses: 'pottery studios',
        sells: 'pottery classes',
        alsoCalled:
          'pottery classes, pottery workshop, ceramics classes, pottery school, wheel throwing class, ceramics workshop',
        offers:
          'taster class, wheel throwing course, hand building, ceramic painting, open studio, children’s pottery, private workshop, gift voucher',
        searches:
          'pottery class, pottery workshop, ceramics class, wheel throwing class, pottery class for beginners, pottery painting, pottery class for couples, pottery class near me',
        negatives: 'jobs, wheel for sale, kiln, clay, youtube, free, antique',
        questions: [
          'Are clay and firing included?',
          'When can I collect my pieces?',
          'Do I need experience?',
        ],
      },
      de: {
        business: 'Töpferschule',
        businesses: 'Töpferschulen',
        sells: 'Töpferkurse',
        alsoCalled: 'Töpferkurs, Töpferkurse, Keramikkurs, Keramikatelier, Töpferatelier, Töpferworkshop',
        offers:
          'Schnupperkurs, Kurs an der Drehscheibe, Aufbaukeramik, Keramik bemalen, offene Werkstatt, Töpfern für Kinder, privater Workshop, Geschenkgutschein',
        searches:
          'töpferkurs, töpfern kurs, keramikkurs, drehscheibe kurs, töpferkurs für anfänger, keramik bemalen, töpferkurs gutschein, töpferkurs in der nähe',
        negatives: 'jobs, drehscheibe kaufen, brennofen, ton kaufen, youtube, kostenlos, antik',
        questions: [
          'Sind Ton und Brennen inbegriffen?',
          'Wann kann ich meine Stücke abholen?',
          'Brauche ich Vorkenntnisse?',
        ],
      },
      fr: {
        business: 'école de poterie',
        businesses: 'écoles de poterie',
        sells: 'cours de poterie',
        alsoCalled:
          'cours de poterie, atelier de poterie, cours de céramique, atelier de céramique, stage de poterie, cours de tournage sur argile',
        offers:
          'cours découverte, stage de tournage, modelage, peinture sur céramique, atelier libre, poterie pour enfants, atelier privé, bon cadeau',
        searches:
          'cours de poterie, atelier poterie, cours de céramique, stage poterie, initiation poterie, peinture sur céramique, poterie enfant, cours de poterie près de chez moi',
        negatives: 'emploi, tour à vendre, four, argile, youtube, gratuit, antiquité',
        questions: [
          'La terre et la cuisson sont-elles comprises ?',
          'Quand récupérer mes pièces ?',
          'Faut-il de l’expérience ?',
        ],
      },
    },
  },
  {
    id: 'sewing-classes',
    kind: 'learning',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order'],
    radiusKm: 25,
    interests: ['Sewing', 'Fabrics', 'Craft workshops', 'Quilting', 'Upcycling'],
    angles: ['benefit', 'ease', 'time', 'audience'],
    words: {
      en: {
        business: 'sewing school',
        businesses: 'sewing schools',
        sells: 'sewing courses',
        alsoCalled: 'sewing classes, sewing courses, sewing workshop, dressmaking classes, sewing lessons',
        offers:
          'beginner course, dressmaking course, pattern cutting, sewing for kids, open sewing evening, overlocker course, holiday course, gift voucher',
        searches:
          'sewing class, sewing course, sewing lessons for beginners, dressmaking class, sewing class for kids, pattern making course, sewing workshop, sewing class near me',
        negatives: 'jobs, machine for sale, free patterns, youtube, repair, used, fashion degree',
        questions: [
          'Is there a sewing machine for me?',
          'What should I bring?',
          'How many people are in a course?',
        ],
      },
      de: {
        business: 'Nähschule',
        businesses: 'Nähschulen',
        sells: 'Nähkurse',
        alsoCalled: 'Nähkurs, Nähkurse, Nähworkshop, Schneiderkurs',
        offers:
          'Anfängerkurs, Kleider nähen, Schnittmusterkurs, Nähen für Kinder, offener Nähabend, Overlock-Kurs, Ferienkurs, Geschenkgutschein',
        searches:
          'nähkurs, nähkurs für anfänger, nähschule, nähkurs für kinder, nähen lernen kurs, schnittmuster kurs, nähkurs wochenende, nähkurs in der nähe',
        negatives:
          'jobs, nähmaschine kaufen, schnittmuster kostenlos, youtube, reparatur, gebraucht, modestudium',
        questions: [
          'Gibt es eine Nähmaschine für mich?',
          'Was muss ich mitbringen?',
          'Wie groß sind die Gruppen?',
        ],
      },
      fr: {
        business: 'école de couture',
        businesses: 'écoles de couture',
        sells: 'cours de couture',
        alsoCalled: 'cours de couture, stage de couture, cours de stylisme modélisme',
        offers:
          'cours débutant, confection de vêtements, patronage, couture pour enfants, soirée couture libre, cours de surjeteuse, stage de vacances, bon cadeau',
        searches:
          'cours de couture, cours de couture débutant, stage couture, atelier couture, cours de couture enfant, cours patronage, apprendre à coudre cours, cours de couture près de chez moi',
        negatives: 'emploi, machine à vendre, patrons gratuits, youtube, réparation, occasion, cap couture',
        questions: [
          'Une machine est-elle fournie ?',
          'Que faut-il apporter ?',
          'Combien de personnes par cours ?',
        ],
      },
    },
  },
]
