import type { TradeEntry } from './trade-entry.ts'

export const officeServices: readonly TradeEntry[] = [
  {
    id: 'call-center',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: null,
    interests: ['Customer service', 'Sales', 'Small business', 'Management'],
    angles: ['price', 'ease', 'proof', 'time'],
    words: {
      en: {
        business: 'call center',
        businesses: 'call centers',
        sells: 'phone answering and customer calls',
        alsoCalled:
          'telephone answering service, phone answering service, contact center, call answering service, customer support outsourcing',
        offers:
          'call answering, order hotline, appointment booking by phone, customer support, overflow calls, outbound calls, after-hours answering, chat support',
        searches:
          'call center services, telephone answering service, phone answering for small business, outsource customer service, virtual receptionist, after hours answering service, order hotline',
        negatives: 'jobs, work from home, salary, software, headset, scam, number lookup',
        questions: [
          'What does a call cost?',
          'Are you available around the clock?',
          'Which languages do you answer in?',
        ],
      },
      de: {
        business: 'Callcenter',
        businesses: 'Callcenter',
        sells: 'Telefonservice und Kundenbetreuung',
        alsoCalled:
          'Telefonservice, Telefonsekretariat, Contact-Center, Telefondienst, Büroservice am Telefon',
        offers:
          'Anrufannahme, Bestellhotline, Terminvereinbarung am Telefon, Kundenbetreuung, Überlaufservice, Outbound-Telefonie, Anrufannahme außerhalb der Bürozeiten, Chat-Betreuung',
        searches:
          'telefonservice für unternehmen, callcenter, telefonsekretariat, anrufannahme extern, kundenservice auslagern, callcenter beauftragen, bestellhotline extern',
        negatives: 'jobs, homeoffice job, gehalt, software, headset, betrug, nummer',
        questions: [
          'Was kostet ein Anruf?',
          'Sind Sie rund um die Uhr erreichbar?',
          'In welchen Sprachen nehmen Sie ab?',
        ],
      },
      fr: {
        business: 'centre d’appels',
        businesses: 'centres d’appels',
        sells: 'accueil téléphonique et service client',
        alsoCalled:
          'permanence téléphonique, télésecrétariat, secrétariat téléphonique, centre de contacts, call center',
        offers:
          'réception d’appels, ligne de commande, prise de rendez-vous par téléphone, service client, appels en débordement, appels sortants, accueil hors horaires, assistance par chat',
        searches:
          'permanence téléphonique, centre d’appels externalisé, télésecrétariat, externaliser service client, accueil téléphonique entreprise, secrétariat téléphonique, standard externalisé',
        negatives: 'emploi, télétravail, salaire, logiciel, casque, arnaque, annuaire',
        questions: [
          'Combien coûte un appel ?',
          'Répondez-vous jour et nuit ?',
          'Dans quelles langues répondez-vous ?',
        ],
      },
    },
  },
  {
    id: 'virtual-assistant',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'quote'],
    radiusKm: null,
    interests: [
      'Self-employment',
      'Productivity apps',
      'Remote work',
      'Entrepreneurship',
      'Typing and office skills',
    ],
    angles: ['ease', 'time', 'price', 'benefit'],
    words: {
      en: {
        business: 'virtual assistant service',
        businesses: 'virtual assistant services',
        sells: 'remote office support',
        alsoCalled:
          'virtual assistant, virtual PA, remote assistant, online secretary, virtual secretary, freelance secretary',
        offers:
          'email management, calendar management, invoicing support, travel booking, data entry, social media posts, research, preparation of documents',
        searches:
          'virtual assistant, hire a virtual assistant, virtual assistant for small business, virtual secretary, online personal assistant, admin support freelance, remote assistant',
        negatives: 'jobs, become a virtual assistant, course, ai assistant, app, salary, free',
        questions: ['What does an hour cost?', 'How few hours can I book?', 'How do you protect my data?'],
      },
      de: {
        business: 'virtuelle Assistenz',
        businesses: 'virtuelle Assistenzen',
        sells: 'Büroarbeit aus der Ferne',
        alsoCalled:
          'virtuelle Assistentin, virtueller Assistent, virtuelle Sekretärin, Büroservice, Sekretariatsservice, Online-Assistenz',
        offers:
          'E-Mails bearbeiten, Terminplanung, Rechnungen vorbereiten, Reisebuchung, Datenpflege, Social-Media-Beiträge, Recherche, Aufbereitung von Unterlagen',
        searches:
          'virtuelle assistenz, virtuelle assistentin buchen, büroservice, sekretariatsservice, virtuelle assistenz für selbstständige, büroarbeit auslagern, online assistenz',
        negatives: 'jobs, werden, kurs, ausbildung, ki assistent, app, gehalt, kostenlos',
        questions: [
          'Was kostet eine Stunde?',
          'Wie wenige Stunden kann ich buchen?',
          'Wie schützen Sie meine Daten?',
        ],
      },
      fr: {
        business: 'assistante virtuelle',
        businesses: 'assistantes virtuelles',
        sells: 'travail de bureau à distance',
        alsoCalled:
          'assistance virtuelle, assistant virtuel, secrétaire indépendante, assistante indépendante, secrétariat à distance, office manager freelance',
        offers:
          'gestion des e-mails, gestion d’agenda, aide à la facturation, réservation de voyages, saisie de données, publications sociales, recherches, mise en forme de documents',
        searches:
          'assistante virtuelle, secrétaire indépendante, secrétariat à distance, assistante administrative freelance, assistante virtuelle tarif, externaliser son administratif',
        negatives: 'emploi, devenir, formation, assistant ia, application, salaire, gratuit',
        questions: [
          'Combien coûte une heure ?',
          'Combien d’heures au minimum ?',
          'Comment protégez-vous mes données ?',
        ],
      },
    },
  },
]
