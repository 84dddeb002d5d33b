export const frame = `<!doctype html>
<html lang="{{language}}" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
  <head>
    <title>{{ subject }}</title>
    <!--[if !mso]><!-->
    <meta http-equiv="X-UA-Compatible" content="IE=edge">
    <!--<![endif]-->
    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style type="text/css">
      #outlook a { padding:0; }
      body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
      table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
      img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
      p { display:block;margin:13px 0; }
    </style>
    <!--[if mso]>
    <noscript>
    <xml>
    <o:OfficeDocumentSettings>
      <o:AllowPNG/>
      <o:PixelsPerInch>96</o:PixelsPerInch>
    </o:OfficeDocumentSettings>
    </xml>
    </noscript>
    <![endif]-->
    <!--[if lte mso 11]>
    <style type="text/css">
      .mj-outlook-group-fix { width:100% !important; }
    </style>
    <![endif]-->
    
    
    <style type="text/css">
      @media only screen and (min-width:480px) {
        .mj-column-per-100 { width:100% !important; max-width: 100%; }
      }
    </style>
    <style media="screen and (min-width:480px)">
      .moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
    </style>
    
    
  
    
     
    <style type="text/css">
.body p {
        margin: 0 0 16px;
      }
      .body p:last-child {
        margin-bottom: 0;
      }
      .address a {
        color: #423df3;
        text-decoration: none;
        word-break: break-all;
      }
      .unsubscribe a {
        color: #534f4a;
        text-decoration: underline;
      }
      @media (prefers-color-scheme: dark) {
        body,
        .paper,
        .paper > table,
        .paper > div {
          background-color: #141311 !important;
        }
        .card,
        .card > table {
          background-color: #1d1c19 !important;
        }
        .card > table > tbody > tr > td {
          border-color: #2f2e2a !important;
        }
        .ink > div,
        .ink > table {
          color: #efeeeb !important;
        }
        .soft > div {
          color: #b7b6b1 !important;
        }
        .address a {
          color: #a1a9ff !important;
        }
        .unsubscribe a {
          color: #b7b6b1 !important;
        }
        .button table td,
        .button a {
          background-color: #565bf3 !important;
        }
      }
    </style>
    <meta name="color-scheme" content="light dark" /> <meta name="supported-color-schemes" content="light
      dark" />
  </head>
  
      <body  class="paper" style="word-spacing:normal;background-color:#fafaf7;">
        
    <div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{ preview }}</div>
  
        <div
           aria-label="{{ subject }}" aria-roledescription="email" role="article" lang="{{language}}" dir="auto" style="word-spacing:normal;background-color:#fafaf7;"
        >
        
      
      <!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:560px;" width="560" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
    
      
      <div  style="margin:0px auto;max-width:560px;">
        
        <table
           align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
        >
          <tbody>
            <tr>
              <td
                 style="direction:ltr;font-size:0px;padding:32px 24px 16px;text-align:center;"
              >
                <!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:512px;" ><![endif]-->
            
      <div
         class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
      >
        
      <table
         border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
      >
        <tbody>
          
              <tr>
                <td
                   align="left" class="ink" style="font-size:0px;padding:0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;font-size:20px;font-weight:700;letter-spacing:-0.3px;line-height:26px;text-align:left;color:#1b1813;"
      >{{ product }}</div>
    
                </td>
              </tr>
            
        </tbody>
      </table>
    
      </div>
    
          <!--[if mso | IE]></td></tr></table><![endif]-->
              </td>
            </tr>
          </tbody>
        </table>
        
      </div>
    
      
      <!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:560px;" width="560" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
    
      
      <div  style="margin:0px auto;max-width:560px;">
        
        <table
           align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
        >
          <tbody>
            <tr>
              <td
                 style="direction:ltr;font-size:0px;padding:0 16px;text-align:center;"
              >
                <!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="card-outlook" width="560px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="card-outlook" role="presentation" style="width:528px;" width="528" bgcolor="#fffefe" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
    
      
      <div  class="card" style="background:#fffefe;background-color:#fffefe;margin:0px auto;max-width:528px;border-radius:16px;overflow:hidden;">
        
        <table
           align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#fffefe;background-color:#fffefe;width:100%;border-collapse:separate;"
        >
          <tbody>
            <tr>
              <td
                 style="border:1px solid #e1e0db;border-radius:16px;direction:ltr;font-size:0px;padding:32px 24px;text-align:center;"
              >
                <!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:478px;" ><![endif]-->
            
      <div
         class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
      >
        
      <table
         border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
      >
        <tbody>
          
              <tr>
                <td
                   align="left" class="ink" style="font-size:0px;padding:0 0 12px;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;font-size:24px;font-weight:600;letter-spacing:-0.4px;line-height:30px;text-align:left;color:#1b1813;"
      ><h1 style="margin: 0; font: inherit">{{ title }}</h1></div>
    
                </td>
              </tr>
            
              <tr>
                <td
                   align="left" class="ink body" style="font-size:0px;padding:0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;font-size:16px;line-height:24px;text-align:left;color:#1b1813;"
      >{{ body }}</div>
    
                </td>
              </tr>
            <!-- rows -->
              <tr>
                <td
                   align="left" class="ink" style="font-size:0px;padding:16px 0 0;word-break:break-word;"
                >
                  
      <table
         cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#1b1813;font-family:'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;font-size:16px;line-height:24px;table-layout:auto;width:100%;border:none;"
      >
        {{ rows }}
      </table>
    
                </td>
              </tr>
            <!-- /rows --><!-- button -->
              <tr>
                <td
                   align="left" class="button" style="font-size:0px;padding:24px 0 16px;word-break:break-word;"
                >
                  
      <table
         border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"
      >
        <tbody>
          <tr>
            <td
               align="center" bgcolor="#434cff" role="presentation" style="border:none;border-radius:6px;cursor:auto;mso-padding-alt:12px 20px;background:#434cff;" valign="middle"
            >
              <a
                 href="{{link}}" style="display:inline-block;background:#434cff;color:#ffffff;font-family:'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;font-size:16px;font-weight:600;line-height:20px;margin:0;text-decoration:none;text-transform:none;padding:12px 20px;mso-padding-alt:0px;border-radius:6px;" target="_blank"
              >
                {{ button }}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    
                </td>
              </tr>
            
              <tr>
                <td
                   align="left" class="soft address" style="font-size:0px;padding:0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;font-size:13px;line-height:18px;text-align:left;color:#534f4a;"
      >{{ linkHint }}<br /><a href="{{link}}">{{ link }}</a></div>
    
                </td>
              </tr>
            <!-- /button --><!-- note -->
              <tr>
                <td
                   align="left" class="soft" style="font-size:0px;padding:16px 0 0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;font-size:13px;line-height:18px;text-align:left;color:#534f4a;"
      >{{ note }}</div>
    
                </td>
              </tr>
            <!-- /note -->
        </tbody>
      </table>
    
      </div>
    
          <!--[if mso | IE]></td></tr></table><![endif]-->
              </td>
            </tr>
          </tbody>
        </table>
        
      </div>
    
      
      <!--[if mso | IE]></td></tr></table></td></tr></table><![endif]-->
              </td>
            </tr>
          </tbody>
        </table>
        
      </div>
    
      
      <!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:560px;" width="560" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
    
      
      <div  style="margin:0px auto;max-width:560px;">
        
        <table
           align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
        >
          <tbody>
            <tr>
              <td
                 style="direction:ltr;font-size:0px;padding:16px 24px 40px;text-align:center;"
              >
                <!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:512px;" ><![endif]-->
            
      <div
         class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
      >
        
      <table
         border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
      >
        <tbody>
          
              <tr>
                <td
                   align="left" class="soft" style="font-size:0px;padding:0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;font-size:13px;line-height:18px;text-align:left;color:#534f4a;"
      >{{ reason }}</div>
    
                </td>
              </tr>
            <!-- unsubscribe -->
              <tr>
                <td
                   align="left" class="soft unsubscribe" style="font-size:0px;padding:4px 0 0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;font-size:13px;line-height:18px;text-align:left;color:#534f4a;"
      ><a href="{{unsubscribeUrl}}">{{ unsubscribe }}</a></div>
    
                </td>
              </tr>
            <!-- /unsubscribe -->
              <tr>
                <td
                   align="left" class="soft footer" style="font-size:0px;padding:12px 0 0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;font-size:13px;line-height:18px;text-align:left;color:#534f4a;"
      >{{ footer }}<br />{{ postalAddress }}</div>
    
                </td>
              </tr>
            
        </tbody>
      </table>
    
      </div>
    
          <!--[if mso | IE]></td></tr></table><![endif]-->
              </td>
            </tr>
          </tbody>
        </table>
        
      </div>
    
      
      <!--[if mso | IE]></td></tr></table><![endif]-->
    
    
      </div>
      </body>
    
</html>
`
