import type { TradeEntry } from './trade-entry.ts'

export const sleepAndInnerCalm: readonly TradeEntry[] = [
  {
    id: 'hypnotherapist',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 40,
    interests: ['Relaxation', 'Personal development', 'Self-care', 'Mindfulness', 'Well-being'],
    words: {
      en: {
        business: 'hypnotherapy practice',
        businesses: 'hypnotherapy practices',
        sells: 'hypnosis sessions',
        alsoCalled:
          'hypnotherapist, hypnotherapy, hypnosis coach, hypnosis practice, clinical hypnotherapist',
        offers:
          'first call, hypnosis session, quit smoking hypnosis, hypnosis for habits, hypnosis before exams, self-hypnosis training, online hypnosis, session package',
        searches:
          'hypnotherapist, hypnotherapy, hypnosis to stop smoking, hypnosis session, online hypnotherapy, hypnosis for exams, hypnosis for habits, hypnotherapy cost, hypnotherapist near me',
        negatives: 'jobs, school, course, certification, stage hypnosis show, free, video, mp3',
        questions: [
          'Can everyone be hypnotized?',
          'How many sessions are usual?',
          'What does a session cost?',
        ],
      },
      de: {
        business: 'Hypnosepraxis',
        businesses: 'Hypnosepraxen',
        sells: 'Hypnosesitzungen',
        alsoCalled:
          'Hypnotherapeut, Hypnosetherapie, Hypnosecoach, Hypnotiseur, Hypnosecoaching, Hypnotherapie',
        offers:
          'Vorgespräch, Hypnosesitzung, Raucherentwöhnung mit Hypnose, Hypnose bei Gewohnheiten, Hypnose vor Prüfungen, Selbsthypnose, Onlinehypnose, Sitzungspaket',
        searches:
          'hypnose, hypnosetherapie, hypnose rauchen aufhören, hypnosepraxis, hypnotherapeut, hypnose kosten, online hypnose, hypnose prüfung, hypnose in der nähe',
        negatives: 'jobs, ausbildung, kurs, showhypnose, kostenlos, video, mp3, lernen',
        questions: [
          'Ist jeder hypnotisierbar?',
          'Wie viele Sitzungen sind üblich?',
          'Was kostet eine Sitzung?',
        ],
      },
      fr: {
        business: 'cabinet d’hypnose',
        businesses: 'cabinets d’hypnose',
        sells: 'séances d’hypnose',
        alsoCalled: 'hypnothérapeute, hypnose, hypnothérapie, hypnose ericksonienne, praticien en hypnose',
        offers:
          'premier échange, séance d’hypnose, hypnose arrêt du tabac, hypnose et habitudes, hypnose avant un examen, autohypnose, séance en ligne, forfait de séances',
        searches:
          'hypnothérapeute, hypnose, hypnose arrêt tabac, séance d’hypnose, prix séance hypnose, hypnose en ligne, hypnose ericksonienne, hypnose examen, hypnothérapeute près de chez moi',
        negatives: 'emploi, formation, école, spectacle, gratuit, vidéo, mp3',
        questions: [
          'Tout le monde est-il réceptif ?',
          'Combien de séances faut-il ?',
          'Quel est le prix d’une séance ?',
        ],
      },
    },
  },
  {
    id: 'sleep-coach',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: null,
    interests: ['Sleep', 'Parenting', 'Babies', 'Relaxation', 'Well-being', 'Work-life balance'],
    words: {
      en: {
        business: 'sleep coach',
        businesses: 'sleep coaches',
        sells: 'sleep coaching',
        alsoCalled:
          'sleep coaching, sleep consultant, baby sleep consultant, infant sleep coach, sleep advisor',
        offers:
          'first call, sleep analysis, personal sleep plan, baby sleep coaching, toddler sleep coaching, sleep coaching for adults, follow-up calls, sleep workshop for companies',
        searches:
          'sleep coach, baby sleep consultant, sleep coaching, infant sleep coach, sleep consultant online, toddler sleep coach, sleep coach for adults, personal sleep plan',
        negatives: 'jobs, course, certification, app, free, white noise, mattress, music',
        questions: ['How fast will our nights change?', 'Is it gentle for my baby?', 'Do you work online?'],
      },
      de: {
        business: 'Schlafcoach',
        businesses: 'Schlafcoaches',
        sells: 'Schlafcoaching',
        alsoCalled:
          'Schlafcoaching, Schlafberatung, Babyschlafberatung, Schlafberaterin, Babyschlafcoach, Schlaftraining',
        offers:
          'Erstgespräch, Schlafanalyse, persönlicher Schlafplan, Babyschlafberatung, Kleinkindschlafberatung, Schlafcoaching für Erwachsene, Nachbetreuung, Schlafworkshop für Firmen',
        searches:
          'schlafcoaching, schlafberatung, babyschlafberatung, schlafcoach, schlafberatung kleinkind, schlafberatung online, schlafcoaching erwachsene, schlafplan baby erstellen',
        negatives: 'jobs, ausbildung, zertifikat, app, kostenlos, matratze, musik',
        questions: [
          'Wie schnell schlafen wir besser?',
          'Ist die Methode sanft für mein Baby?',
          'Geht die Beratung online?',
        ],
      },
      fr: {
        business: 'coach du sommeil',
        businesses: 'coachs du sommeil',
        sells: 'accompagnement du sommeil',
        alsoCalled:
          'coaching sommeil, consultante en sommeil, consultante sommeil bébé, conseillère en sommeil, sophrologue du sommeil',
        offers:
          'premier échange, analyse du sommeil, plan de sommeil personnalisé, accompagnement sommeil bébé, accompagnement enfant, coaching sommeil adulte, suivi téléphonique, atelier sommeil en entreprise',
        searches:
          'coach sommeil, consultante sommeil bébé, coach sommeil bébé, accompagnement sommeil, coach sommeil adulte, coach sommeil enfant, consultation sommeil en ligne, plan de sommeil bébé',
        negatives: 'emploi, formation, certification, application, gratuit, matelas, musique',
        questions: [
          'En combien de temps voit-on un changement ?',
          'La méthode est-elle douce ?',
          'L’accompagnement se fait-il en ligne ?',
        ],
      },
    },
  },
]
