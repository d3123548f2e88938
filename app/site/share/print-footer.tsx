import * as m from "virtual:messages/share";
import { fullAddress } from "~/features/company/site/address";
import { useCompany } from "~/features/company/site/use-company";
import { markLanguage } from "~/ui/mark-language";
import type { QrCode } from "~/ui/qr-code";

/** The end of a printed page: contact details and a QR code of the URL. Shown only in print. */
export function PrintFooter({ url, code }: { url: string; code: QrCode }) {
  const company = useCompany();
  return (
    <div className="wrap print-footer">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={m.qrCode}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <div>
        <p className="text-lg font-semibold">{markLanguage(company.company_name)}</p>
        <p>
          {company.phone} · {company.email}
        </p>
        <p>{markLanguage(fullAddress(company))}</p>
        <p className="mt-2 break-all">{url}</p>
      </div>
    </div>
  );
}
