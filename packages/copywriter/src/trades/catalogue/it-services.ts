import type { TradeEntry } from './trade-entry.ts'

export const itServices: readonly TradeEntry[] = [
  {
    id: 'it-support',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: 60,
    interests: ['Computer networks', 'Small business', 'Business software', 'Remote work', 'Cloud storage'],
    angles: ['speed', 'ease', 'problem', 'price'],
    words: {
      en: {
        business: 'IT support company',
        businesses: 'IT support companies',
        sells: 'IT support for businesses',
        alsoCalled:
          'managed service provider, IT services company, IT service provider, outsourced IT department, IT helpdesk, network support company',
        offers:
          'IT support contract, helpdesk, network setup, server maintenance, cloud migration, backups, Microsoft 365 setup, on-site support',
        searches:
          'it support for small business, it support company, managed it services, outsourced it support, network setup office, cloud migration services, it helpdesk services, server maintenance',
        negatives: 'jobs, salary, certification, course, ticket, free, meme',
        questions: [
          'What does IT support cost per user?',
          'How fast do you respond?',
          'Do you come to our office?',
        ],
      },
      de: {
        business: 'IT-Dienstleister',
        businesses: 'IT-Dienstleister',
        sells: 'IT-Betreuung für Betriebe',
        alsoCalled:
          'IT-Support, Systemhaus, IT-Systemhaus, IT-Betreuung, EDV-Dienstleister, EDV-Betreuung, IT-Firma',
        offers:
          'IT-Wartungsvertrag, Helpdesk, Netzwerkeinrichtung, Serverwartung, Cloud-Migration, Datensicherung, Einrichtung von Microsoft 365, Support vor Ort',
        searches:
          'it dienstleister, it support für unternehmen, systemhaus, it betreuung kmu, edv betreuung, netzwerk einrichten firma, cloud migration unternehmen, serverwartung',
        negatives: 'jobs, gehalt, ausbildung, zertifikat, ticket, kostenlos, praktikum',
        questions: [
          'Was kostet die Betreuung pro Arbeitsplatz?',
          'Wie schnell reagieren Sie?',
          'Kommen Sie auch vor Ort?',
        ],
      },
      fr: {
        business: 'prestataire informatique',
        businesses: 'prestataires informatiques',
        sells: 'support informatique pour entreprises',
        alsoCalled:
          'support informatique, infogérance, société de services informatiques, maintenance informatique, infogérant',
        offers:
          'contrat de maintenance, assistance, installation de réseau, maintenance de serveurs, migration vers le cloud, sauvegardes, installation de Microsoft 365, intervention sur site',
        searches:
          'infogérance, prestataire informatique, maintenance informatique entreprise, support informatique pme, installation réseau entreprise, migration cloud entreprise, assistance informatique entreprise',
        negatives: 'emploi, salaire, formation, certification, ticket, gratuit, alternance',
        questions: [
          'Combien coûte le support par poste ?',
          'Sous quel délai intervenez-vous ?',
          'Venez-vous sur place ?',
        ],
      },
    },
  },
  {
    id: 'cyber-security',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: null,
    interests: ['Cyber security', 'Data protection', 'Computer networks', 'Management', 'Business software'],
    angles: ['problem', 'proof', 'speed', 'ease'],
    words: {
      en: {
        business: 'cyber security company',
        businesses: 'cyber security companies',
        sells: 'IT security for businesses',
        alsoCalled:
          'cybersecurity firm, IT security company, penetration testing company, information security consultant, cybersecurity consultant',
        offers:
          'security check, penetration test, phishing training, emergency response, managed firewall, security monitoring, ISO 27001 support, data backup plan',
        searches:
          'cyber security company, penetration testing, it security audit, cyber security for small business, ransomware response, phishing training for employees, managed security services',
        negatives: 'jobs, course, degree, certification, salary, free, news, game',
        questions: [
          'What does a security check cost?',
          'How soon can you help after an attack?',
          'Do you train our staff?',
        ],
      },
      de: {
        business: 'IT-Sicherheitsfirma',
        businesses: 'IT-Sicherheitsfirmen',
        sells: 'IT-Sicherheit für Betriebe',
        alsoCalled:
          'Cybersecurity-Firma, IT-Sicherheitsberatung, Cybersecurity-Beratung, Informationssicherheitsberater, Penetrationstester, Anbieter für IT-Sicherheit',
        offers:
          'Sicherheitscheck, Penetrationstest, Phishing-Schulung, Notfallhilfe, Firewall-Betreuung, Sicherheitsüberwachung, Begleitung zu ISO 27001, Datensicherungskonzept',
        searches:
          'it sicherheit für unternehmen, penetrationstest, cybersecurity beratung, it sicherheitscheck, ransomware hilfe, phishing schulung mitarbeiter, it security firma',
        negatives: 'jobs, kurs, studium, zertifikat, gehalt, kostenlos, nachrichten, sicherheitsdienst',
        questions: [
          'Was kostet ein Sicherheitscheck?',
          'Wie schnell helfen Sie nach einem Angriff?',
          'Schulen Sie auch unser Team?',
        ],
      },
      fr: {
        business: 'société de cybersécurité',
        businesses: 'sociétés de cybersécurité',
        sells: 'sécurité informatique des entreprises',
        alsoCalled:
          'entreprise de cybersécurité, consultant en cybersécurité, expert en cybersécurité, cabinet de cybersécurité, pentester',
        offers:
          'diagnostic de sécurité, test d’intrusion, formation au phishing, intervention d’urgence, gestion de pare-feu, surveillance de sécurité, accompagnement ISO 27001, plan de sauvegarde',
        searches:
          'cybersécurité entreprise, test d’intrusion, audit sécurité informatique, société de cybersécurité, cybersécurité pme, aide ransomware, sensibilisation phishing entreprise',
        negatives:
          'emploi, formation, diplôme, certification, salaire, gratuit, actualités, agent de sécurité',
        questions: [
          'Combien coûte un diagnostic de sécurité ?',
          'Sous quel délai aidez-vous après une attaque ?',
          'Formez-vous nos équipes ?',
        ],
      },
    },
  },
  {
    id: 'managed-hosting',
    kind: 'business services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'quote'],
    radiusKm: null,
    interests: ['Web hosting', 'Cloud storage', 'Web design', 'E-commerce', 'Computer networks'],
    angles: ['price', 'speed', 'ease', 'proof'],
    words: {
      en: {
        business: 'web hosting provider',
        businesses: 'web hosting providers',
        sells: 'hosting for websites and applications',
        alsoCalled:
          'web host, web hosting company, managed hosting provider, server hosting provider, cloud hosting provider',
        offers:
          'web hosting plan, managed WordPress hosting, virtual server, dedicated server, domain registration, email hosting, SSL certificate, daily backups',
        searches:
          'web hosting, hosting for small business, managed hosting provider, vps hosting, dedicated server, domain and hosting, email hosting for business, green web hosting',
        negatives: 'free, jobs, coupon, login, minecraft, tutorial, status',
        questions: [
          'Where is my data stored?',
          'Do you move my website for me?',
          'What does hosting cost a month?',
        ],
      },
      de: {
        business: 'Hosting-Anbieter',
        businesses: 'Hosting-Anbieter',
        sells: 'Hosting für Websites und Anwendungen',
        alsoCalled:
          'Webhoster, Webhosting-Anbieter, Hoster, Managed-Hosting-Anbieter, Serverhosting, Webhosting',
        offers:
          'Webhosting-Paket, Managed WordPress, virtueller Server, dedizierter Server, Domainregistrierung, E-Mail-Hosting, SSL-Zertifikat, tägliche Backups',
        searches:
          'webhosting, webhosting für unternehmen, managed hosting, vserver mieten, server mieten, domain und hosting, e-mail hosting unternehmen, webhosting ökostrom',
        negatives: 'kostenlos, jobs, gutschein, login, minecraft, anleitung, störung',
        questions: [
          'Wo liegen meine Daten?',
          'Ziehen Sie meine Website um?',
          'Was kostet das Hosting im Monat?',
        ],
      },
      fr: {
        business: 'hébergeur web',
        businesses: 'hébergeurs web',
        sells: 'hébergement de sites et d’applications',
        alsoCalled:
          'hébergeur, hébergement web, hébergeur de sites, fournisseur d’hébergement, hébergement infogéré',
        offers:
          'forfait d’hébergement, hébergement WordPress infogéré, serveur virtuel, serveur dédié, nom de domaine, messagerie professionnelle, certificat SSL, sauvegardes quotidiennes',
        searches:
          'hébergement web, hébergeur site internet, hébergement infogéré, serveur vps, serveur dédié, nom de domaine et hébergement, messagerie professionnelle, hébergement web écologique',
        negatives: 'gratuit, emploi, code promo, connexion, minecraft, tutoriel, panne',
        questions: [
          'Où sont stockées mes données ?',
          'Transférez-vous mon site ?',
          'Combien coûte l’hébergement par mois ?',
        ],
      },
    },
  },
]
