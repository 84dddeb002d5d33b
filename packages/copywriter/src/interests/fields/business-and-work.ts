import type { InterestField } from './interest-field.ts'

export const businessAndWork: InterestField = {
  name: 'Business and work / Wirtschaft und Arbeit / Entreprise et travail',
  groups: {
    'Business / Unternehmen / Entreprise': `
Small business / Kleine Unternehmen / Petites entreprises / small companies, Kleinunternehmen, TPE
Entrepreneurship / Unternehmertum / Entrepreneuriat / starting a business, Existenzgründung, création d’entreprise
Start-ups / Start-ups / Jeunes pousses / founders, Gründer, startups
Self-employment / Selbstständigkeit / Travail indépendant / freelancing, Freiberufler, freelance
Family businesses / Familienunternehmen / Entreprises familiales / business succession, Unternehmensnachfolge, transmission d’entreprise
Franchising / Franchising / Franchise / franchise businesses, Franchisenehmer, franchisés
Marketing / Marketing / Marketing et promotion / promotion, Vermarktung, stratégie marketing
Online marketing / Onlinemarketing / Marketing en ligne / digital marketing, SEO, digitales Marketing, référencement
Social media marketing / Social-Media-Marketing / Marketing des réseaux sociaux / social media, soziale Medien, réseaux sociaux
Content marketing / Content-Marketing / Marketing de contenu / copywriting, Texten, rédaction web
Email marketing / E-Mail-Marketing / E-mailing / newsletters, Newsletter, campagnes par courriel
Advertising / Werbung / Publicité / ad campaigns, Werbekampagnen, campagnes publicitaires
Branding / Markenführung / Image de marque / brand design, Markendesign, identité visuelle
Public relations / Öffentlichkeitsarbeit / Relations publiques / press work, Pressearbeit, relations presse
Market research / Marktforschung / Études de marché / customer surveys, Kundenumfragen, sondages clients
Promotional items / Werbeartikel / Objets publicitaires / merchandise, Werbegeschenke, goodies
Printing services / Druckereien / Imprimerie / flyers, business cards, Visitenkarten, cartes de visite
Signs and displays / Schilder und Werbetechnik / Enseignes et signalétique / shop signs, Beschriftung, enseignes
Sales / Vertrieb / Vente / selling techniques, Verkaufstechnik, commerciaux
E-commerce / E-Commerce / Commerce en ligne / online shops, Onlinehandel, boutiques en ligne
Retail / Einzelhandel / Commerce de détail / high street shops, Ladengeschäfte, commerçants
Wholesale / Großhandel / Commerce de gros / wholesalers, Großhändler, grossistes
Import and export / Import und Export / Import-export / foreign trade, Außenhandel, commerce extérieur
Management / Management / Gestion d’entreprise / managers, Unternehmensführung, dirigeants
Leadership / Führung / Leadership et encadrement / leading teams, Mitarbeiterführung, management d’équipe
Project management / Projektmanagement / Gestion de projet / agile work, agiles Arbeiten, chef de projet
Business consulting / Unternehmensberatung / Conseil aux entreprises / consultants, Berater, consultants en gestion
Business coaching / Business-Coaching / Coaching professionnel / executive coaching, Führungskräftecoaching, coach d’entreprise
Accounting / Buchhaltung / Comptabilité / bookkeeping, Buchführung, expert-comptable
Payroll / Lohnabrechnung / Paie / payroll services, Lohnbuchhaltung, bulletins de paie
Business finance / Unternehmensfinanzierung / Financement d’entreprise / business loans, Firmenkredite, prêts professionnels
Business law / Wirtschaftsrecht / Droit des affaires / contracts, Vertragsrecht, contrats commerciaux
Legal advice / Rechtsberatung / Conseil juridique / lawyers, solicitors, Anwälte, avocats
Logistics / Logistik / Logistique / shipping, freight, Spedition, transport de marchandises
Supply chains / Lieferketten / Chaînes d’approvisionnement / purchasing, Einkauf, achats professionnels
Human resources / Personalwesen / Ressources humaines / recruiting, Personalgewinnung, recrutement
Customer service / Kundenservice / Service client / customer support, Kundenbetreuung, relation client
Office supplies / Bürobedarf / Fournitures de bureau / office furniture, Büromöbel, mobilier de bureau
Coworking / Coworking / Espaces de coworking / shared offices, Gemeinschaftsbüros, bureaux partagés
Remote work / Remote-Arbeit / Travail à distance / working from home, ortsunabhängiges Arbeiten, travail hybride
Corporate gifts / Firmengeschenke / Cadeaux d’affaires / client gifts, Kundengeschenke, cadeaux d’entreprise
Corporate events / Firmenveranstaltungen / Événements d’entreprise / conferences, seminars, Tagungen, séminaires
Business networking / Geschäftliches Netzwerken / Réseautage professionnel / networking events, Netzwerktreffen, réseaux d’affaires
Workplace safety / Arbeitssicherheit / Sécurité au travail / safety training, Arbeitsschutz, prévention des risques
Sustainable business / Nachhaltiges Wirtschaften / Entreprise durable / corporate responsibility, Unternehmensverantwortung, RSE`,
    'Trades / Branchen / Métiers': `
Construction / Baugewerbe / Bâtiment / building firms, Bauunternehmen, entreprise du bâtiment
Architecture and planning / Architektur und Planung / Architecture et urbanisme / architects, Architekturbüro, cabinet d’architecte
Civil engineering / Tiefbau / Génie civil / surveyors, Vermessung, géomètre
Electrical work / Elektroarbeiten / Électricité / electricians, Elektriker, électricien
Plumbing / Sanitärarbeiten / Plomberie / plumbers, Klempner, plombier
Welding / Schweißen / Soudure / welders, Schweißer, soudeur
Hospitality / Gastgewerbe / Hôtellerie-restauration / hotel work, Hotellerie, métiers de l’hôtellerie
Catering / Catering / Service traiteur / event catering, Partyservice, buffets traiteur
Professional kitchens / Profiküchen / Cuisines professionnelles / chefs, Köche, chefs cuisiniers
Beauty trade / Kosmetikbranche / Métiers de la beauté / beauticians, Kosmetikerin, esthéticienne
Hairdressing trade / Friseurhandwerk / Métiers de la coiffure / salon supplies, Friseurbedarf, matériel de coiffure
Fitness trade / Fitnessbranche / Métiers du sport / fitness trainers, Trainerausbildung, éducateur sportif
Agriculture / Landwirtschaft / Agriculture et élevage / farming, Bauern, agriculteurs
Farm machinery / Landmaschinen / Machines agricoles / tractors, Traktoren, tracteurs
Wine growing / Weinbau / Viticulture / winemakers, Winzer, vignerons
Forestry / Forstwirtschaft / Sylviculture / timber, Holzwirtschaft, exploitation forestière
Horticulture / Gartenbau / Horticulture et pépinières / plant nurseries, Baumschulen, pépinières
Manufacturing / Fertigung / Industrie manufacturière / factories, Produktion, usines
Mechanical engineering / Maschinenbau / Génie mécanique / machines, Maschinen, ingénierie mécanique
Packaging / Verpackung / Emballage / shipping boxes, Versandkartons, cartons d’expédition
Health care work / Arbeit im Gesundheitswesen / Métiers de la santé / nurses, Krankenpflege, infirmiers
Social work / Soziale Arbeit / Travail social / social services, Sozialpädagogik, éducateur spécialisé
Teaching / Lehrberuf / Enseignement / teachers, Lehrer, professeurs
Translation / Übersetzung / Traduction / interpreters, Dolmetscher, interprètes
Event management / Eventmanagement / Gestion d’événements / event planners, Veranstaltungsplanung, organisation d’événements
Event technology / Veranstaltungstechnik / Technique événementielle / sound and light hire, Tontechnik, sonorisation
Film and media production / Medienproduktion / Production audiovisuelle / video production, Videoproduktion, production vidéo
Journalism / Journalismus / Journalisme / reporters, Journalisten, journalistes
Property management / Hausverwaltung / Gestion immobilière / landlords, Vermieter, bailleurs
Facility management / Gebäudemanagement / Gestion des bâtiments / office cleaning, Büroreinigung, nettoyage de bureaux
Security services / Sicherheitsdienste / Services de sécurité / security guards, Wachdienst, gardiennage
Courier services / Kurierdienste / Coursiers / parcel delivery, Paketdienste, livraison de colis
Jobs and careers / Stellen und Karriere / Emploi et carrière / job search, Jobsuche, recherche d’emploi
Career change / Berufswechsel / Reconversion professionnelle / retraining, Umschulung, reconversion
Internships and apprenticeships / Praktika und Lehrstellen / Stages et apprentissage / trainees, Azubis, apprentis`,
  },
}
