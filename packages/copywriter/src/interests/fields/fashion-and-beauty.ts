import type { InterestField } from './interest-field.ts'

export const fashionAndBeauty: InterestField = {
  name: 'Fashion and beauty / Mode und Schönheit / Mode et beauté',
  groups: {
    'Clothing / Kleidung / Vêtements': `
Fashion / Mode / Mode et style / clothes, fashion looks, Kleidung, vêtements
Women’s clothing / Damenmode / Mode femme / womenswear, dresses, Kleider, robes
Men’s clothing / Herrenmode / Mode homme / menswear, Herrenbekleidung, vêtements homme
Children’s clothing / Kindermode / Mode enfant / kids’ clothes, Kinderkleidung, vêtements enfant
Baby clothing / Babykleidung / Vêtements bébé / baby clothes, Strampler, layette
Plus-size fashion / Mode in großen Größen / Mode grande taille / curvy fashion, große Größen, grandes tailles
Maternity fashion / Umstandsmode / Vêtements de grossesse / maternity wear, Stillmode, mode grossesse
Sustainable fashion / Nachhaltige Mode / Mode durable / ethical fashion, slow fashion, Fair Fashion, mode éthique
Vintage clothing / Vintage-Mode / Vêtements vintage / retro fashion, Retromode, friperie
Second-hand clothing / Secondhand-Mode / Vêtements d’occasion / preloved clothes, Gebrauchtkleidung, seconde main
Streetwear / Streetwear / Mode urbaine / urban fashion, hoodies, Kapuzenpullover, sweats
Sportswear / Sportbekleidung / Vêtements de sport / activewear, Sportmode, tenues de sport
Outdoor clothing / Outdoor-Bekleidung / Vêtements de plein air / rain jackets, Regenjacken, vestes de pluie
Workwear / Arbeitskleidung / Vêtements de travail / uniforms, Berufsbekleidung, tenues professionnelles
Business fashion / Business-Mode / Mode de bureau / office wear, Bürokleidung, tailleurs
Suits and tailoring / Anzüge und Maßschneiderei / Costumes et tailleurs sur mesure / bespoke suits, tailors, Maßanzüge, tailleur
Alterations / Änderungsschneiderei / Retouches / dressmaking, Schneiderei, couturière
Formal wear / Festmode / Tenues de soirée / evening dresses, Abendkleider, robes de soirée
Wedding dresses / Brautkleider / Robes de mariée / bridal wear, Brautmode, tenue de mariée
Traditional costume / Tracht / Costumes traditionnels / dirndl, lederhosen, Trachtenmode
Costumes / Kostüme / Déguisements / fancy dress, Verkleidung, costumes de fête
Lingerie / Dessous / Lingerie fine / underwear, Unterwäsche, sous-vêtements
Nightwear / Nachtwäsche / Vêtements de nuit / pyjamas, Schlafanzüge, pyjama
Swimwear / Bademode / Maillots de bain / bikinis, Badeanzüge, maillot
Knitwear / Strickmode / Maille / sweaters, jumpers, Pullover, pull-overs
Coats and jackets / Mäntel und Jacken / Manteaux et vestes / outerwear, Wintermäntel, blousons
T-shirts / T-Shirts / Tee-shirts / printed shirts, bedruckte Shirts, tee-shirts imprimés
Denim / Jeans und Denim / Jean et denim / jeans, Jeanshosen, pantalons en jean
Linen clothing / Leinenmode / Vêtements en lin / linen shirts, Leinenhemden, chemises en lin
Leather clothing / Lederbekleidung / Vêtements en cuir / leather jackets, Lederjacken, blousons en cuir
Luxury fashion / Luxusmode / Mode de luxe / designer fashion, haute couture, Designermode, créateurs
Fashion design / Modedesign / Stylisme / fashion designers, Modeschöpfer, créateur de mode
Personal styling / Stilberatung / Conseil en image / style advice, Farbberatung, relooking`,
    'Accessories / Accessoires / Accessoires de mode': `
Shoes / Schuhe / Chaussures / footwear, Schuhgeschäft, souliers
Boots / Stiefel / Bottes / ankle boots, Stiefeletten, bottines
Sandals / Sandalen / Sandales / summer shoes, Sommerschuhe, espadrilles
Sneakers / Sneaker / Baskets / trainers, Turnschuhe, tennis mode
Barefoot shoes / Barfußschuhe / Chaussures pieds nus / minimalist shoes, Minimalschuhe, chaussures minimalistes
Shoe repair / Schuhreparatur / Cordonnerie / cobblers, Schuster, cordonnier
Handbags / Handtaschen / Sacs à main / purses, Taschen, maroquinerie
Wallets and small leather goods / Geldbörsen und Kleinleder / Petite maroquinerie / wallets, Portemonnaies, portefeuilles
Backpacks / Rucksäcke / Sacs à dos / school bags, Schulranzen, cartables
Luggage / Reisegepäck / Bagages / suitcases, Koffer, valises
Jewellery / Schmuck / Bijoux / jewelry, necklaces, earrings, Halsketten, Ohrringe, joaillerie
Engagement rings / Verlobungsringe / Bagues de fiançailles / wedding rings, Eheringe, Trauringe, alliances
Gemstones / Edelsteine / Pierres précieuses / diamonds, Diamanten, diamants
Pearls / Perlen / Perles fines / pearl necklaces, Perlenketten, colliers de perles
Watches / Armbanduhren / Montres / wristwatches, Uhren, horlogerie
Sunglasses / Sonnenbrillen / Lunettes de soleil / shades for the sun, Sonnenschutzbrillen
Eyewear / Brillen / Lunettes de vue / glasses, spectacles, opticians, Optiker, opticien
Hats / Hüte / Chapeaux / caps, milliners, Mützen, casquettes
Scarves / Schals und Tücher / Écharpes et foulards / shawls, Halstücher, étoles
Gloves / Handschuhe / Gants / leather gloves, Lederhandschuhe, gants en cuir
Belts / Gürtel / Ceintures / leather belts, Ledergürtel, ceintures en cuir
Socks and hosiery / Socken und Strümpfe / Chaussettes et collants / tights, Strumpfhosen, chaussettes hautes
Umbrellas / Regenschirme / Parapluies / rain umbrellas, Taschenschirme, ombrelles
Ties and bow ties / Krawatten und Fliegen / Cravates et nœuds papillon / neckties, Schlips, cravate
Hair accessories / Haarschmuck / Accessoires pour cheveux / hair clips, Haarspangen, barrettes`,
    'Beauty / Schönheit / Beauté': `
Beauty / Schönheit / Beauté et soins / beauty tips, beauty salons, Kosmetikstudio, institut de beauté
Skin care / Hautpflege / Soins de la peau / facials, moisturizer, Gesichtspflege, soins du visage
Anti-ageing care / Anti-Aging-Pflege / Soins anti-âge / anti-aging, Faltenpflege, antirides
Sun care / Sonnenschutz / Protection solaire / sunscreen, Sonnencreme, crème solaire
Make-up / Make-up / Maquillage / makeup, cosmetics, Schminke, cosmétiques
Permanent make-up / Permanent-Make-up / Maquillage permanent / microblading, Microblading Brauen
Eyebrows / Augenbrauen / Sourcils / brow shaping, Brauen, brow bar
Eyelashes / Wimpern / Cils / lash extensions, Wimpernverlängerung, extensions de cils
Perfume / Parfum / Parfums / fragrance, Düfte, parfumerie
Hair care / Haarpflege / Soins capillaires / shampoo, Haarkuren, shampoing
Hairdressers / Friseure / Coiffeurs / hair salons, haircuts, Friseursalon, salon de coiffure
Hair coloring / Haarfarbe / Coloration / highlights, balayage, Strähnchen, mèches
Hair extensions / Haarverlängerung / Extensions de cheveux / wigs, Perücken, perruques
Curly hair / Lockiges Haar / Cheveux bouclés / curls, Locken, boucles
Barbers / Barbiere / Barbiers / barbershop, men’s haircuts, Herrenfriseur, coiffeur homme
Beard care / Bartpflege / Soins de la barbe / beard oil, shaving, Rasur, rasage
Men’s grooming / Männerpflege / Soins pour homme / male grooming, Herrenpflege, cosmétiques homme
Nail care / Nagelpflege / Soins des ongles / manicure, nails, Nagelstudio, manucure
Nail art / Nageldesign / Décoration d’ongles / gel nails, Gelnägel, ongles en gel
Foot care / Fußpflege / Soins des pieds / pedicure, Pediküre
Hair removal / Haarentfernung / Épilation / waxing, sugaring, laser hair removal, Waxing-Studio, épilation à la cire
Aesthetic treatments / Ästhetische Behandlungen / Soins esthétiques / cosmetic treatments, Kosmetikbehandlungen, médecine esthétique
Tanning / Bräunen / Bronzage / spray tan, Sonnenstudio, solarium
Natural cosmetics / Naturkosmetik / Cosmétiques naturels / organic cosmetics, Biokosmetik, cosmétique bio
Soaps / Seifen / Savons / handmade soap, Naturseife, savonnerie
Bath products / Badezusätze / Produits pour le bain / bath salts, Badesalz, sels de bain
Spas / Spas / Spas et instituts / day spas, Tagesspa, balnéo
Tattoos / Tattoos / Tatouages / tattoo studios, Tätowierer, tatoueur
Piercing / Piercing / Piercings / body piercing, Piercingstudio, perceur
Colour and style trends / Farb- und Stiltrends / Tendances mode et beauté / fashion trends, Modetrends, tendances mode`,
  },
}
