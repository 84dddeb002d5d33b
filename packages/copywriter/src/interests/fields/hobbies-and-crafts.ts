import type { InterestField } from './interest-field.ts'

export const hobbiesAndCrafts: InterestField = {
  name: 'Hobbies and crafts / Hobbys und Handwerk / Loisirs et artisanat',
  groups: {
    'Crafts / Basteln und Handwerk / Travaux manuels': `
Crafts / Basteln / Loisirs créatifs / handicrafts, Bastelideen, activités manuelles
Handmade goods / Handgemachtes / Fait main / artisan goods, craft makers, Kunsthandwerk, artisanat
Craft supplies / Bastelbedarf / Fournitures créatives / craft shops, Bastelladen, mercerie créative
Craft markets / Handwerkermärkte / Marchés d’artisans / maker fairs, Kunsthandwerkermarkt, foire artisanale
Craft workshops / Bastelkurse / Ateliers créatifs / creative workshops, Kreativkurse, ateliers manuels
Crafts with children / Basteln mit Kindern / Bricolage avec les enfants / kids’ crafts, Kinderbasteln, activités pour enfants
Knitting / Stricken / Tricot / knitting patterns, Strickmuster, tricoter
Crochet / Häkeln / Crochet et amigurumi / crochet patterns, Häkelmuster, amigurumi
Wool and yarn / Wolle und Garn / Laine et fils / yarn shops, Wollladen, pelotes
Spinning wool / Wolle spinnen / Filage de la laine / spinning wheels, Spinnrad, rouet
Weaving / Weben / Tissage / looms, Webstuhl, métier à tisser
Felting / Filzen / Feutrage / needle felting, Nassfilzen, laine feutrée
Macramé / Makramee / Macramé et nœuds / knotting, Knüpfen, nœuds décoratifs
Sewing / Nähen / Couture / sewing machines, Nähmaschinen, machine à coudre
Fabrics / Stoffe / Tissus / fabric shops, Stoffladen, mercerie
Embroidery / Stickerei / Broderie / cross-stitch, Kreuzstich, point de croix
Quilting / Quilten / Patchwork / quilts, Patchworkdecken, courtepointes
Lace making / Spitzenklöppeln / Dentelle / bobbin lace, Klöppeln, dentelle aux fuseaux
Textile dyeing / Textilfärben / Teinture textile / batik, tie-dye, Batiken, teinture naturelle
Pottery / Töpfern / Poterie / pottery classes, Töpferkurs, cours de poterie
Ceramic painting / Keramik bemalen / Peinture sur céramique / paint your own pottery, Porzellanmalerei, peinture sur porcelaine
Glass blowing / Glasblasen / Soufflage de verre / glass art, Glaskunst, verre soufflé
Stained glass / Glasmalerei / Vitrail / leaded glass, Bleiverglasung, vitraux
Mosaics / Mosaike / Mosaïques / mosaic art, Mosaikkunst, mosaïste
Woodworking / Holzarbeiten / Travail du bois / wood shops, Holzwerken, ébénisterie
Wood carving / Holzschnitzen / Sculpture sur bois / whittling, Schnitzen, bois sculpté
Wood turning / Drechseln / Tournage sur bois / lathes, Drechselbank, tour à bois
Furniture restoration / Möbelrestaurierung / Restauration de meubles / upholstery, Polsterei, tapissier
Jewellery making / Schmuckherstellung / Création de bijoux / beading, Perlenschmuck, fabrication de bijoux
Silversmithing / Silberschmieden / Orfèvrerie / goldsmiths, Goldschmied, orfèvre
Blacksmithing / Schmieden / Forge / knife making, Messer schmieden, coutellerie
Upcycling / Upcycling / Surcyclage / creative reuse, Wiederverwerten, récup créative
Scrapbooking / Scrapbooking / Scrapbooking et albums / photo albums, Fotoalben gestalten, albums photos créatifs
Paper crafts / Papierbasteln / Arts du papier / card making, Karten basteln, carterie
Origami / Origami / Pliage de papier / paper folding, Papierfalten
Bookbinding / Buchbinden / Reliure / notebooks, Notizbücher, relieur
Stationery / Papeterie und Schreibwaren / Papeterie / pens, Füller, stylos
Calligraphy / Kalligrafie / Calligraphie / hand lettering, Handlettering, belle écriture
Colouring books / Malbücher / Livres de coloriage / coloring for adults, Ausmalen, coloriage
Painting by numbers / Malen nach Zahlen / Peinture par numéros / paint kits, Malsets
Diamond painting / Diamond Painting / Broderie diamant / diamond art, Diamantmalerei, peinture diamant
Candle making / Kerzenherstellung / Fabrication de bougies / making candles, Kerzen gießen, bougies maison
Soap making / Seifensieden / Fabrication de savon / making soap, Seife selber machen, savon maison
Leather craft / Lederhandwerk / Travail du cuir / saddlery, Sattlerei, sellerie
Basket weaving / Korbflechten / Vannerie / willow weaving, Weidenflechten, osier
Flower arranging / Blumenbinden / Art floral / ikebana, floristry, Floristik, bouquet maison
Wreaths and garlands / Kränze und Girlanden / Couronnes et guirlandes / door wreaths, Türkränze, couronnes de porte
Resin art / Resin-Kunst / Résine créative / epoxy resin, Epoxidharz, résine époxy
Model making workshops / Modellbaukurse / Ateliers de maquette / scale models, Modellbaukurs, maquettisme`,
    'Collecting / Sammeln / Collection': `
Collecting / Sammeln / Collection et collectionneurs / collectibles, Sammlerstücke, objets de collection
Coins / Münzen / Pièces de monnaie / numismatics, Numismatik, numismatique
Stamps / Briefmarken / Timbres / philately, Philatelie
Postcards / Postkarten / Cartes postales / old postcards, Ansichtskarten, cartes anciennes
Autographs and memorabilia / Autogramme und Erinnerungsstücke / Autographes et souvenirs / fan memorabilia, Fanartikel, produits dérivés
Action figures / Actionfiguren / Figurines articulées / figurines, Sammelfiguren, figurines de collection
Vintage toys / Altes Spielzeug / Jouets anciens / tin toys, Blechspielzeug, jouets de collection
Minerals and fossils / Mineralien und Fossilien / Minéraux et fossiles / rock collecting, Steine sammeln, géologie amateur
Vintage watches / Vintage-Uhren / Montres anciennes / watch collecting, Uhrensammeln, collection de montres
Antique books / Antiquarische Bücher / Livres anciens / rare books, Erstausgaben, éditions originales
Model railways / Modelleisenbahnen / Trains miniatures / model trains, Modellbahn, modélisme ferroviaire
Model building / Modellbau / Modélisme / model kits, Bausätze, maquettes
Model cars / Modellautos / Voitures miniatures / diecast cars, Miniaturautos, autos miniatures
Remote-controlled models / Ferngesteuerte Modelle / Modèles télécommandés / RC cars, RC-Autos, voitures radiocommandées
Dolls’ houses / Puppenhäuser / Maisons de poupée / miniatures, Puppenstuben, mobilier miniature
Metal detecting / Sondengehen / Détection de métaux / treasure hunting, Metalldetektor, détecteur de métaux
Flea markets / Flohmärkte / Marchés aux puces / car boot sales, Trödelmärkte, vide-greniers
Auctions / Auktionen / Ventes aux enchères / auction houses, Auktionshaus, enchères`,
    'In nature / In der Natur / Dans la nature': `
Nature / Natur / Nature et grand air / outdoors, Naturerlebnis, plein air
Foraging / Wildkräuter sammeln / Cueillette sauvage / wild food, mushroom picking, Pilze sammeln, champignons sauvages
Stargazing / Sterne beobachten / Observation des étoiles / night sky, telescopes, Teleskope
Weather watching / Wetterbeobachtung / Météo amateur / weather stations, Wetterstationen, stations météo
Environmental protection / Umweltschutz / Protection de l’environnement / conservation, Naturschutz, écologie
Botany / Botanik / Botanique / wild plants, Pflanzenkunde, flore
Picnics / Picknicks / Pique-niques / picnic baskets, Picknickkörbe, paniers pique-nique
Campfires / Lagerfeuer / Feux de camp / fire pits, Feuerschalen, braseros
Scouting / Pfadfinder / Scoutisme / scout groups, Pfadfindergruppen, éclaireurs
Gold panning / Goldwaschen / Orpaillage / panning for gold, Goldsuche, chercheurs d’or
Beachcombing / Strandgut sammeln / Trésors de plage / shell collecting, Muscheln sammeln, coquillages
Kite flying / Drachensteigen / Cerfs-volants / kites, Lenkdrachen, cerf-volant`,
  },
}
