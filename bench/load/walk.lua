local paths = { "/", "/domestic-tours", "/tour/domestic/kerala-backwaters", "/faq" }
local at = 0
request = function()
  at = at + 1
  return wrk.format("GET", paths[at % #paths + 1], { ["Accept-Encoding"] = "br" })
end
