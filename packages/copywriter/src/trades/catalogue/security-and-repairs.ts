import type { TradeEntry } from './trade-entry.ts'

export const securityAndRepairs: readonly TradeEntry[] = [
  {
    id: 'locksmith',
    kind: 'home services',
    schemaTypes: ['Locksmith'],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 20,
    interests: ['Home security', 'Moving house', 'Windows and doors', 'Home improvement'],
    angles: ['speed', 'price', 'proof'],
    words: {
      en: {
        business: 'locksmith',
        businesses: 'locksmiths',
        sells: 'door opening and locks',
        alsoCalled:
          'emergency locksmith, lockout help, lock replacement, mobile locksmith, lock fitter, key cutting',
        offers:
          'door opening, lock replacement, cylinder replacement, burglary repair, key cutting, safe opening, multi-point lock repair',
        searches:
          'locksmith, emergency locksmith, locked out of house, lock replacement, change door locks, upvc door lock repair, safe opening, locksmith near me',
        negatives: 'jobs, course, training, lock picking, tools, game, diy, phone unlock',
        questions: [
          'What does opening a door cost?',
          'How fast can you be here?',
          'Will my door be damaged?',
        ],
      },
      de: {
        business: 'Schlüsseldienst',
        businesses: 'Schlüsseldienste',
        sells: 'Türöffnungen und Schlösser',
        alsoCalled: 'Schlüsselnotdienst, Aufsperrdienst, Türöffnung, Schlossdienst, Türnotöffnung',
        offers:
          'Türöffnung, Schlossaustausch, Schließzylinder, Einbruchschaden beheben, Schlüssel nachmachen, Tresoröffnung, Schließanlage',
        searches:
          'schlüsseldienst, schlüsseldienst festpreis, türöffnung, schlüsselnotdienst, ausgesperrt, schloss austauschen lassen, schlüssel nachmachen, schlüsseldienst in der nähe',
        negatives: 'jobs, ausbildung, lockpicking, werkzeug, spiel, selber öffnen, abzocke',
        questions: [
          'Was kostet eine Türöffnung?',
          'Wie schnell sind Sie da?',
          'Bleibt die Tür unbeschädigt?',
        ],
      },
      fr: {
        business: 'serrurier',
        businesses: 'serruriers',
        sells: 'ouverture de portes et serrures',
        alsoCalled:
          'serrurerie, dépannage serrurerie, serrurier d’urgence, ouverture de porte, artisan serrurier',
        offers:
          'ouverture de porte, changement de serrure, remplacement de cylindre, réparation après effraction, porte blindée, double de clés, ouverture de coffre',
        searches:
          'serrurier, serrurier urgence, ouverture de porte, porte claquée, changement serrure, serrurier pas cher, porte blindée, serrurier près de chez moi',
        negatives: 'emploi, formation, crochetage, outil, jeu, téléphone, arnaque',
        questions: [
          'Combien coûte une ouverture de porte ?',
          'En combien de temps arrivez-vous ?',
          'La porte sera-t-elle abîmée ?',
        ],
      },
    },
  },
  {
    id: 'alarm-systems',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'book'],
    radiusKm: 50,
    interests: ['Home security', 'Home automation', 'Security services', 'Small business'],
    angles: ['proof', 'benefit', 'ease'],
    words: {
      en: {
        business: 'security system installer',
        businesses: 'security system installers',
        sells: 'alarm systems',
        alsoCalled:
          'alarm company, burglar alarm installer, CCTV installer, security camera installer, access control installer',
        offers:
          'burglar alarms, CCTV, access control, smoke detection, alarm maintenance, security survey, video door entry',
        searches:
          'burglar alarm installation, home alarm system, cctv installation, security cameras installed, business alarm system, alarm service, access control system',
        negatives: 'jobs, clock, car alarm, ringtone, diy, used, guard license',
        questions: [
          'What does an alarm system cost?',
          'Is there a monthly fee?',
          'Can I check the cameras on my phone?',
        ],
      },
      de: {
        business: 'Alarmanlagen-Fachbetrieb',
        businesses: 'Alarmanlagen-Fachbetriebe',
        sells: 'Alarmanlagen',
        alsoCalled:
          'Alarmanlagenbauer, Sicherheitstechnik-Betrieb, Errichterfirma für Alarmanlagen, Videoüberwachung, Einbruchschutz, Alarmanlagen',
        offers:
          'Alarmanlage, Videoüberwachung, Zutrittskontrolle, Brandmeldeanlage, Wartung, Sicherheitsberatung, Videosprechanlage',
        searches:
          'alarmanlage haus, alarmanlage installieren lassen, videoüberwachung installieren, einbruchschutz, alarmanlage gewerbe, sicherheitstechnik firma, zutrittskontrolle',
        negatives: 'jobs, ausbildung, wecker, autoalarm, test, klingelton, gebraucht, attrappe',
        questions: [
          'Was kostet eine Alarmanlage?',
          'Gibt es monatliche Kosten?',
          'Kann ich die Kameras am Handy sehen?',
        ],
      },
      fr: {
        business: 'installateur d’alarmes',
        businesses: 'installateurs d’alarmes',
        sells: 'systèmes d’alarme',
        alsoCalled:
          'entreprise d’alarme, installateur de vidéosurveillance, installateur de caméras, sécurité électronique, télésurveillance',
        offers:
          'alarme anti-intrusion, vidéosurveillance, contrôle d’accès, détection incendie, interphone vidéo, maintenance, audit de sécurité',
        searches:
          'installation alarme maison, alarme maison, installation caméra surveillance, vidéosurveillance entreprise, installateur alarme, contrôle d’accès, devis alarme',
        negatives: 'emploi, formation, réveil, voiture, sonnerie, factice, occasion',
        questions: [
          'Combien coûte une alarme installée ?',
          'Y a-t-il un abonnement ?',
          'Puis-je voir les caméras sur mon téléphone ?',
        ],
      },
    },
  },
  {
    id: 'smart-home',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'book', 'call'],
    radiusKm: 60,
    interests: [
      'Home automation',
      'Smart speakers',
      'Lamps and lighting',
      'Home building',
      'Energy saving at home',
      'Home security',
    ],
    words: {
      en: {
        business: 'smart home installer',
        businesses: 'smart home installers',
        sells: 'smart home systems',
        alsoCalled:
          'home automation company, smart home company, home automation installer, smart home integrator, KNX installer',
        offers:
          'smart home planning, lighting control, heating control, blind control, retrofit, network setup, multiroom audio',
        searches:
          'smart home installation, home automation company, smart lighting installation, smart home installer, smart heating control installation, knx installer, smart home quote',
        negatives: 'jobs, forum, app free, diy, raspberry pi, news, test',
        questions: [
          'What does a smart home cost?',
          'Can my existing house be upgraded?',
          'What happens when the internet fails?',
        ],
      },
      de: {
        business: 'Smart-Home-Fachbetrieb',
        businesses: 'Smart-Home-Fachbetriebe',
        sells: 'Smart-Home-Systeme',
        alsoCalled:
          'Smart-Home-Installateur, Hausautomation, Gebäudeautomation, KNX-Fachbetrieb, Systemintegrator für Smart Home',
        offers:
          'Smart-Home-Planung, Lichtsteuerung, Heizungssteuerung, Rollladensteuerung, Nachrüstung, Netzwerk einrichten, Multiroom-Audio',
        searches:
          'smart home installateur, smart home planung, smart home nachrüsten lassen, hausautomation, knx elektriker, lichtsteuerung haus, smart home kosten',
        negatives: 'jobs, forum, kostenlose app, selber bauen, raspberry pi, test, studium',
        questions: [
          'Was kostet ein Smart Home?',
          'Lässt sich mein Altbau nachrüsten?',
          'Was passiert ohne Internet?',
        ],
      },
      fr: {
        business: 'installateur domotique',
        businesses: 'installateurs domotiques',
        sells: 'domotique',
        alsoCalled: 'domotique, intégrateur domotique, domoticien, entreprise de domotique, maison connectée',
        offers:
          'étude domotique, gestion de l’éclairage, gestion du chauffage, volets connectés, rénovation connectée, réseau informatique, son multipièce',
        searches:
          'installateur domotique, domotique maison, installation maison connectée, domotique prix, domotique chauffage, intégrateur knx, devis domotique',
        negatives: 'emploi, formation, forum, application gratuite, tutoriel, raspberry pi, comparatif',
        questions: [
          'Combien coûte une installation domotique ?',
          'Peut-on équiper une maison ancienne ?',
          'Cela marche-t-il sans internet ?',
        ],
      },
    },
  },
  {
    id: 'handyman',
    kind: 'home services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 20,
    interests: ['Handyman services', 'Home improvement', 'Do it yourself', 'Furniture', 'Moving house'],
    angles: ['ease', 'price', 'speed'],
    words: {
      en: {
        business: 'handyman',
        businesses: 'handymen',
        sells: 'small repairs and odd jobs',
        alsoCalled:
          'odd job man, handywoman, property maintenance man, home repair service, furniture assembly service',
        offers:
          'furniture assembly, shelf and picture hanging, small repairs, curtain rails, TV mounting, silicone sealing, door adjustment',
        searches:
          'handyman, handyman service, furniture assembly, odd jobs, tv wall mounting, small home repairs, handyman hourly rate, handyman near me',
        negatives: 'vacancies, hiring, tools, diy, magazine, salary, film',
        questions: [
          'What do you charge per hour?',
          'Do you bring the tools?',
          'Can you do several jobs in one visit?',
        ],
      },
      de: {
        business: 'Hausmeisterservice',
        businesses: 'Hausmeisterservices',
        sells: 'Kleinreparaturen und Montagen',
        alsoCalled:
          'Handwerker für Kleinreparaturen, Möbelmontage, Möbelaufbauservice, Allround-Handwerker, Rund-ums-Haus-Service',
        offers:
          'Möbelaufbau, Regale und Bilder aufhängen, Kleinreparaturen, Gardinenstangen, TV-Wandmontage, Silikonfugen, Türen einstellen',
        searches:
          'handwerker für kleinreparaturen, möbelaufbau, möbelmontage, schrank aufbauen lassen, lampe aufhängen lassen, fernseher wandmontage, kleinreparaturen haus, allrounder handwerker',
        negatives: 'jobs, minijob, ausbildung, werkzeug, gehalt, anleitung, spiel',
        questions: [
          'Was kostet die Stunde?',
          'Bringen Sie Werkzeug mit?',
          'Erledigen Sie mehrere Dinge bei einem Termin?',
        ],
      },
      fr: {
        business: 'homme toutes mains',
        businesses: 'hommes toutes mains',
        sells: 'petits travaux et bricolage',
        alsoCalled:
          'petits travaux à domicile, bricoleur à domicile, montage de meubles, multiservices habitat, factotum',
        offers:
          'montage de meubles, pose d’étagères, petites réparations, pose de tringles, fixation de télévision, joints de silicone, réglage de portes',
        searches:
          'petits travaux à domicile, homme toutes mains, montage meuble à domicile, bricoleur à domicile, fixation tv au mur, petites réparations maison, bricolage à domicile tarif',
        negatives: 'emploi, formation, outils, magasin bricolage, salaire, tutoriel, jeu',
        questions: [
          'Quel est votre tarif horaire ?',
          'Apportez-vous les outils ?',
          'Pouvez-vous faire plusieurs travaux en une visite ?',
        ],
      },
    },
  },
]
