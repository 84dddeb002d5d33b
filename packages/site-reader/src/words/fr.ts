import { list } from '../sentences/languages/language.ts'
import { fr as reading } from '../sentences/languages/fr.ts'
import type { Words } from './words.ts'

export const fr: Words = {
  ...reading.words,
  pages: {
    offers: list(`
      services, prestations, nos prestations, produits, nos produits, boutique, catalogue, collection, collections, offres, nos offres, carte, la carte,
      menu, soins, cours, ateliers, formations, ce que nous faisons, nos métiers, chambres, réalisations, boissons
    `),
    prices: list('tarif, tarifs, nos tarifs, prix, honoraires, la carte, menus'),
    about: list(
      'à propos, a propos, qui sommes-nous, qui sommes nous, notre histoire, histoire, la maison, notre maison, entreprise, la boutique, atelier, philosophie',
    ),
    contact: list(
      'contact, contactez-nous, nous trouver, venir, accès, plan, horaires, nous rendre visite, adresse, rendez-vous, réserver, réservation',
    ),
    legal: list('mentions légales, mentions legales'),
    team: list('équipe, notre équipe, equipe, les gens'),
    references: list('clients, nos clients, références, témoignages, avis, galerie, portfolio, projets'),
    delivery: list('livraison, livraisons, retours, aide, faq, questions, guide des tailles'),
    journal: list('blog, journal, actualités, actus, presse, magazine, évènements, événements, recettes'),
    never: list(`
      confidentialité, politique de confidentialité, cgv, cgu, conditions générales, cookies, panier, connexion, mon compte, compte, inscription,
      recherche, emploi, emplois, recrutement, plan du site, se connecter, archives
    `),
  },
  claimHeadings: list(`
    pourquoi, nos engagements, engagements, notre promesse, promesse, promesses, nos atouts, atouts, nos valeurs, valeurs, ce qui nous, avantages, les plus,
    garantie, garanties, différence, notre façon, notre méthode, bon à savoir, à savoir, raisons, comptez sur, notre démarche
  `),
  claimMarkers: list(`
    chaque, tout, tous, toute, toutes, jamais, aucun, aucune, rien, seul, seule, seulement, toujours, propre, à la main, fait main, faits main, gratuit*,
    garanti*, depuis, sans, moins de, le jour même, ans, certifié*, artisanal*, local, locale, locaux, bio, de saison, sur mesure, indépendant*, familial*, uniquement,
    offert, offerte
  `),
  audienceHeadings: list(
    'pour qui, à qui, nos clients, qui vient, qui nous, ceux qui viennent, idéal pour, pour vous si, avec qui, nos hôtes, nos patients',
  ),
  forWords: list('pour, aux, à, les'),
  andWords: list('et, ou, ainsi que'),
  relativeWords: list('qui, que, dont, où, avec, mais, quand, car, sans'),
  offerHeadings: list(
    'prestations, nos prestations, services, nos services, produits, nos produits, ce que nous faisons, ce que nous proposons, nos soins, nos cours, nos métiers',
  ),
  notOffers: list(`
    prix, tarif, tarifs, total, taille, article, service, services, livraison, durée, quantité, menu, carte, nouveau, nouveauté, note, nos prix, nos tarifs, horaires, contact
  `),
  phoneLabels: list('téléphone, tél, tel, appelez, appelez-nous, portable, mobile, whatsapp'),
  faxLabels: list('fax, télécopie'),
  streets: list(
    'rue, avenue, av, montée, esplanade, promenade, traverse, ruelle, cour, boulevard, bd, place, chemin, allée, allées, impasse, quai, cours, route, square, passage, sentier, faubourg, zone, étage, bâtiment',
  ),
  parked: list(
    'domaine est à vendre, nom de domaine est à vendre, acheter ce domaine, domaine est parqué, domaine a expiré, site en construction',
  ),
  personal: list(
    "mon blog, blog personnel, mon journal, journal intime, site personnel, ma page, je raconte, j'écris sur, mes pensées, mon hobby",
  ),
  tones: {
    excitement: list(
      'incroyable, aventure*, passionnant, audacieux, vibrant*, inédit, époustouflant*, nouveau, énergie',
    ),
    happiness: list(
      "joie, joyeux, joyeuse, bonheur, heureux, heureuse, sourire*, fête, rire*, amour, adore*, on l'adore, aime, soleil, amoureux, rose, plaisir, gourmand*, pousse, fleuri*",
    ),
    nostalgia: list(
      "depuis, grand-père, grand-mère, génération*, tradition*, autrefois, enfance, souvenir*, siècle, d'antan, ancien, ancienne",
    ),
    FOMO: list(
      "dernière chance, limité*, jusqu'à épuisement, dépêchez-vous, plus que, dernières places, aujourd'hui seulement, complet, vite, avant qu'il ne",
    ),
    humor: list(
      'un peu, évidemment, hélas, poliment, apparemment, maladroit*, râler, blague*, drôle*, tant pis, accessoirement, têtu, parfois',
    ),
    empathy: list(
      'écoute, écoutons, comprendre, comprenons, douceur, accompagn*, ensemble, bienveillan*, douleur*, soutien, à votre rythme, souci*, peur*',
    ),
    inspiration: list(
      'imagin*, rêve*, rêver, inspir*, découvr*, créer, créatif*, possible, grandir, transform*, idées',
    ),
    trust: list(
      'garanti*, certifié*, sûr, sérieux, fiable*, confiance, devis, ans, expérience, qualité, assuré*, agréé*, diplômé*, promesse, honnête*, conseil*, professionnel*, transparent*',
    ),
    surprise: list('surprise*, inattendu*, secret*, mystère*, étonn*, devin*, caché*'),
    serenity: list(
      'calme, paisible*, lent, lentement, détente, soir, repos, sérén*, tranquill*, douce, doucement, lumière, silence, respir*, sans hâte',
    ),
  },
}
