import type { TradeEntry } from './trade-entry.ts'

export const metalAndStoneMakers: readonly TradeEntry[] = [
  {
    id: 'blacksmith',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'visit'],
    radiusKm: 60,
    interests: ['Metalwork', 'Blacksmithing', 'Stairs', 'Fences', 'Handmade goods', 'Renovation'],
    words: {
      en: {
        business: 'blacksmith and metalworker',
        businesses: 'blacksmiths and metalworkers',
        sells: 'railings, gates and metalwork',
        alsoCalled:
          'blacksmith, metalworker, metal fabricator, metalwork shop, metal workshop, wrought iron work, forge',
        offers:
          'railings, gates, steel stairs, balconies, canopies, fences, table frames, welding, forged pieces',
        searches:
          'metal railings, blacksmith, wrought iron gates, steel staircase, balcony railings, metal fabrication, welding repair, metalworker near me',
        negatives: 'jobs, apprenticeship, course, game, music, free, scrap, tools',
        questions: [
          'What does a meter of railing cost?',
          'Do you measure and install?',
          'Which finish lasts outdoors?',
        ],
      },
      de: {
        business: 'Schlosserei',
        businesses: 'Schlossereien',
        sells: 'Geländer, Tore und Metallarbeiten',
        alsoCalled:
          'Schlosser, Kunstschmied, Schmiede, Metallbauer, Metallbau, Kunstschmiede, Bauschlosserei, Metallwerkstatt',
        offers:
          'Geländer, Tore, Stahltreppen, Balkone, Vordächer, Zäune, Tischgestelle, Schweißarbeiten, Schmiedearbeiten',
        searches:
          'schlosserei, geländer nach maß, stahltreppe, schmiedeeisernes tor, balkongeländer, metallbau, schweißarbeiten, schlosser in der nähe',
        negatives: 'jobs, ausbildung, kurs, spiel, schlüsseldienst, kostenlos, schrott, werkzeug',
        questions: [
          'Was kostet ein Meter Geländer?',
          'Übernehmen Sie Aufmaß und Montage?',
          'Welche Oberfläche hält draußen?',
        ],
      },
      fr: {
        business: 'ferronnerie',
        businesses: 'ferronneries',
        sells: 'garde-corps, portails et métallerie',
        alsoCalled:
          'ferronnier, métallier, serrurier-métallier, forgeron, métallerie, ferronnier d’art, ferronnerie d’art',
        offers:
          'garde-corps, portails, escaliers métalliques, balcons, marquises, clôtures, piètements de table, soudure, pièces forgées',
        searches:
          'garde-corps sur mesure, ferronnier, portail fer forgé, escalier métallique, verrière sur mesure, métallerie, soudure réparation, ferronnier près de chez moi',
        negatives: 'emploi, formation, stage, jeu, ouverture de porte, gratuit, ferraille, outils',
        questions: [
          'Combien coûte un mètre de garde-corps ?',
          'Assurez-vous les mesures et la pose ?',
          'Quelle finition tient en extérieur ?',
        ],
      },
    },
  },
  {
    id: 'knife-maker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit', 'quote'],
    radiusKm: null,
    interests: ['Blacksmithing', 'Handmade goods', 'Cooking', 'Cookware', 'Hunting', 'Metalwork'],
    words: {
      en: {
        business: 'knife maker',
        businesses: 'knife makers',
        sells: 'knives',
        alsoCalled: 'cutler, bladesmith, knifemaker, knife forge, handmade knives, knife sharpening',
        offers:
          'chef’s knives, damascus knives, pocket knives, hunting knives, bread knives, knife sets, sharpening, handle replacement',
        searches:
          'handmade knives, handmade chef knife, damascus knife, custom knife, handmade pocket knife, knife sharpening, hunting knife, kitchen knife set',
        negatives: 'jobs, course, kit, diy, free, game, tactical, film',
        questions: [
          'Which steel do you use?',
          'How do I look after the blade?',
          'How long does a custom knife take?',
        ],
      },
      de: {
        business: 'Messerschmiede',
        businesses: 'Messerschmieden',
        sells: 'Messer',
        alsoCalled:
          'Messermacher, Messerschmied, Messermanufaktur, Klingenschmied, Messerschleiferei, Schleiferei',
        offers:
          'Kochmesser, Damastmesser, Taschenmesser, Jagdmesser, Brotmesser, Messersets, Schleifservice, Griffe erneuern',
        searches:
          'handgemachte messer, kochmesser handgeschmiedet, damastmesser, messer nach maß, taschenmesser handgemacht, messer schleifen lassen, jagdmesser, küchenmesser set',
        negatives: 'jobs, ausbildung, kurs, bausatz, selber machen, kostenlos, spiel, film',
        questions: [
          'Welchen Stahl verwenden Sie?',
          'Wie pflege ich die Klinge?',
          'Wie lange dauert ein Messer nach Maß?',
        ],
      },
      fr: {
        business: 'coutellerie artisanale',
        businesses: 'coutelleries artisanales',
        sells: 'couteaux',
        alsoCalled:
          'coutelier, coutellerie, forgeron coutelier, artisan coutelier, couteaux artisanaux, affûteur, rémouleur',
        offers:
          'couteaux de chef, couteaux damas, couteaux de poche, couteaux de chasse, couteaux à pain, coffrets, affûtage, remplacement de manche',
        searches:
          'couteau artisanal, couteau de cuisine artisanal, couteau damas, couteau sur mesure, couteau de poche artisanal, affûtage couteaux, couteau de chasse, coutellerie près de chez moi',
        negatives: 'emploi, formation, kit, diy, gratuit, jeu, film, suisse',
        questions: [
          'Quel acier utilisez-vous ?',
          'Comment entretenir la lame ?',
          'Quel délai pour un couteau sur mesure ?',
        ],
      },
    },
  },
  {
    id: 'stonemason',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'visit', 'call'],
    radiusKm: 50,
    interests: [
      'Natural stone',
      'Kitchens',
      'Stairs',
      'Terraces and patios',
      'Heritage and monuments',
      'Fireplaces',
    ],
    words: {
      en: {
        business: 'stonemason',
        businesses: 'stonemasons',
        sells: 'natural stone work',
        alsoCalled:
          'stone mason, monumental mason, stone carver, stonework company, stone workshop, memorial mason',
        offers:
          'kitchen worktops, window sills, stone stairs, patios, headstones, fireplaces, restoration of facades, stone fountains',
        searches:
          'stonemason, granite worktops, headstones, natural stone stairs, stone window sills, stone restoration, marble worktop, stonemason near me',
        negatives: 'jobs, apprenticeship, course, band, tools, free, freemason, game',
        questions: [
          'What does a granite worktop cost?',
          'How long does a headstone take?',
          'Do you install on site?',
        ],
      },
      de: {
        business: 'Steinmetzbetrieb',
        businesses: 'Steinmetzbetriebe',
        sells: 'Natursteinarbeiten',
        alsoCalled:
          'Steinmetz, Steinmetzwerkstatt, Natursteinwerk, Steinbildhauer, Grabmalbetrieb, Natursteinbetrieb',
        offers:
          'Küchenarbeitsplatten, Fensterbänke, Steintreppen, Terrassen, Grabsteine, Kamine, Fassadenrestaurierung, Steinbrunnen',
        searches:
          'steinmetz, arbeitsplatte granit, grabstein, natursteintreppe, fensterbank naturstein, naturstein restaurierung, marmorplatte nach maß, steinmetz in der nähe',
        negatives: 'jobs, ausbildung, kurs, werkzeug, kostenlos, freimaurer, spiel, gehalt',
        questions: [
          'Was kostet eine Arbeitsplatte aus Granit?',
          'Wie lange dauert ein Grabstein?',
          'Bauen Sie vor Ort ein?',
        ],
      },
      fr: {
        business: 'atelier de taille de pierre',
        businesses: 'ateliers de taille de pierre',
        sells: 'travaux en pierre naturelle',
        alsoCalled:
          'tailleur de pierre, marbrier, marbrerie, marbrerie funéraire, sculpteur sur pierre, atelier de pierre',
        offers:
          'plans de travail, appuis de fenêtre, escaliers en pierre, terrasses, pierres tombales, cheminées, restauration de façades, fontaines en pierre',
        searches:
          'tailleur de pierre, plan de travail granit, pierre tombale, escalier en pierre, appui de fenêtre pierre, restauration pierre, marbre sur mesure, marbrier près de chez moi',
        negatives: 'emploi, formation, cap, outils, gratuit, franc-maçon, jeu, salaire',
        questions: [
          'Combien coûte un plan de travail en granit ?',
          'Quel délai pour une pierre tombale ?',
          'Assurez-vous la pose ?',
        ],
      },
    },
  },
  {
    id: 'sign-maker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'order'],
    radiusKm: 60,
    interests: [
      'Signs and displays',
      'Small business',
      'Advertising',
      'Vehicle wrapping',
      'Branding',
      'Retail',
    ],
    words: {
      en: {
        business: 'sign maker',
        businesses: 'sign makers',
        sells: 'signs and lettering',
        alsoCalled: 'sign company, sign writer, signwriter, sign shop, signage company, sign manufacturer',
        offers:
          'shop signs, illuminated signs, vehicle lettering, window graphics, banners, building signs, nameplates, installation',
        searches:
          'shop signs, sign maker, vehicle lettering, window graphics, illuminated sign, banner printing, office door signs, sign company near me',
        negatives: 'jobs, free, traffic signs, zodiac, template, online editor, download, sign language',
        questions: [
          'What does a shop sign cost?',
          'Do you design it too?',
          'Do I need a permit for the sign?',
        ],
      },
      de: {
        business: 'Schilderwerkstatt',
        businesses: 'Schilderwerkstätten',
        sells: 'Schilder und Beschriftungen',
        alsoCalled:
          'Werbetechniker, Werbetechnik, Schildermacher, Schilderhersteller, Schilder- und Lichtreklame, Beschriftungsfirma',
        offers:
          'Firmenschilder, Leuchtreklame, Fahrzeugbeschriftung, Schaufensterbeschriftung, Banner, Gebäudeschilder, Namensschilder, Montage',
        searches:
          'firmenschild, werbetechnik, fahrzeugbeschriftung, schaufensterbeschriftung, leuchtreklame, banner drucken, türschilder büro, schilder werbetechnik in der nähe',
        negatives:
          'jobs, ausbildung, kostenlos, verkehrsschilder, vorlage, kennzeichen, download, sternzeichen',
        questions: [
          'Was kostet ein Firmenschild?',
          'Übernehmen Sie auch die Gestaltung?',
          'Braucht das Schild eine Genehmigung?',
        ],
      },
      fr: {
        business: 'enseigniste',
        businesses: 'enseignistes',
        sells: 'enseignes et lettrages',
        alsoCalled:
          'fabricant d’enseignes, peintre en lettres, atelier d’enseignes, signaléticien, fabricant de signalétique',
        offers:
          'enseignes, enseignes lumineuses, marquage de véhicules, vitrophanie, banderoles, signalétique de bâtiment, plaques, pose',
        searches:
          'enseigne magasin, enseigniste, marquage véhicule, vitrophanie, enseigne lumineuse, banderole publicitaire, plaque professionnelle, enseigniste près de chez moi',
        negatives:
          'emploi, formation, gratuit, panneau routier, modèle, plaque d’immatriculation, télécharger',
        questions: [
          'Combien coûte une enseigne ?',
          'Réalisez-vous la création graphique ?',
          'Faut-il une autorisation pour l’enseigne ?',
        ],
      },
    },
  },
]
