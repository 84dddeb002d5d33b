import type { InterestField } from './interest-field.ts'

export const societyAndCauses: InterestField = {
  name: 'Society and causes / Gesellschaft und Engagement / Société et causes',
  groups: {
    'Causes / Engagement / Causes': `
Charity / Wohltätigkeit / Œuvres caritatives / donations, fundraising, Spenden, dons
Volunteering / Ehrenamt / Bénévolat / volunteers, Freiwillige, bénévoles
Charity shops / Sozialkaufhäuser / Boutiques solidaires / thrift stores, Spendenläden, ressourceries
Charity runs / Spendenläufe / Courses solidaires / sponsored walks, Benefizläufe, marches solidaires
Food banks / Tafeln / Banques alimentaires / food sharing, Foodsharing, partage alimentaire
Food waste / Lebensmittelverschwendung / Gaspillage alimentaire / saving food, Lebensmittel retten, anti-gaspi
Animal welfare / Tierschutz / Protection animale / animal rescue, Tierrettung, refuges
Wildlife conservation / Artenschutz / Protection des espèces / endangered species, bedrohte Arten, espèces menacées
Climate / Klima / Climat / climate protection, Klimaschutz, protection du climat
Sustainability / Nachhaltigkeit / Développement durable / green living, nachhaltig leben, vie écologique
Zero waste / Zero Waste / Zéro déchet / plastic-free living, Unverpackt, vrac
Ocean protection / Meeresschutz / Protection des océans / beach cleaning, Müllsammeln am Strand, nettoyage des plages
Tree planting / Bäume pflanzen / Plantation d’arbres / reforestation, Aufforstung, reboisement
Biodiversity / Artenvielfalt / Biodiversité / saving bees, Bienenschutz, sauver les abeilles
Fair trade / Fairer Handel / Commerce équitable / fair trade shops, Weltladen, produits équitables
Human rights / Menschenrechte / Droits humains / civil rights, Bürgerrechte, droits de l’homme
Children’s charities / Kinderhilfe / Aide à l’enfance / child sponsorship, Kinderpatenschaften, parrainage d’enfants
Development aid / Entwicklungshilfe / Aide humanitaire / humanitarian work, humanitäre Hilfe, solidarité internationale
Local produce / Produkte aus der Region / Produits locaux / locally grown food, regional einkaufen, circuits courts
Shopping locally / Vor Ort einkaufen / Acheter local / independent shops, lokaler Handel, commerces de proximité
Recycling / Recycling / Recyclage / waste separation, Mülltrennung, tri des déchets
Renewable energy / Erneuerbare Energien / Énergies renouvelables / wind power, green electricity, Ökostrom, énergie éolienne
Sharing economy / Sharing Economy / Économie du partage / tool libraries, Leihläden, bibliothèque d’outils
Circular economy / Kreislaufwirtschaft / Économie circulaire / reuse, Wiederverwendung, réemploi`,
    'Community / Gemeinschaft / Vie locale': `
Local history / Heimatgeschichte / Histoire locale / town history, Stadtgeschichte, patrimoine local
Local news / Lokalnachrichten / Actualités locales / town news, Lokalzeitung, journal local
Village life / Dorfleben / Vie de village / rural life, ländliches Leben, vie rurale
City life / Stadtleben / Vie urbaine / urban life, urbanes Leben, citadins
Neighbourhoods / Nachbarschaften / Quartiers / neighbors, Nachbarn, voisins
Community events / Nachbarschaftsfeste / Fêtes de quartier / street parties, Straßenfeste, fête des voisins
Farmers’ markets / Bauernmärkte / Marchés de producteurs / weekly markets, Wochenmärkte, marchés hebdomadaires
Antiques and craft fairs / Antik- und Kunstmärkte / Foires à la brocante / antique fairs, Antikmärkte, salons d’antiquaires
Clubs and associations / Vereine und Verbände / Clubs et associations / societies, Vereinsleben, vie associative
Parent groups / Elterngruppen / Groupes de parents / playgroups, Krabbelgruppen, cafés des parents
Youth clubs / Jugendclubs / Clubs de jeunes / youth work, Jugendarbeit, maisons des jeunes
Social clubs for older people / Seniorentreffs / Clubs seniors / senior activities, Seniorennachmittage, activités seniors
Expat life / Leben im Ausland / Vie d’expatrié / expatriates, Auswandern, expatriés
Genealogy / Ahnenforschung / Généalogie / family trees, Stammbäume, arbres généalogiques
Heritage and monuments / Denkmalpflege / Patrimoine / historic buildings, historische Gebäude, monuments historiques
Traditions and customs / Brauchtum / Traditions et coutumes / folklore, Bräuche, fêtes traditionnelles
Voluntary fire brigades / Freiwillige Feuerwehr / Pompiers volontaires / fire and rescue, Feuerwehr, sapeurs-pompiers
Citizen science / Bürgerwissenschaft / Sciences participatives / nature counts, Mitmachforschung, comptages nature`,
  },
}
